const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'} left`;

/** How long there is until then, in words; mails are read later, so minutes are not counted. */
export const timeLeft = (due: number | null, now: number): string | null => {
  if (due === null) return null;
  const hours = Math.floor((due - now) / 3_600_000);
  if (hours < 1) return 'less than an hour left';
  return hours < 72 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
};

const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment as a mail can tell it without knowing where it is read, e.g. 'Tuesday 1 December at 14:00 UTC'. */
export const momentOf = (at: number): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: 'UTC' }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')} at ${part('hour')}:${part('minute')} UTC`;
};
