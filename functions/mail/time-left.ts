const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'} left`;

/** How long there is until then, in words; mails are read later, so minutes are not counted. */
export const timeLeft = (due: number | null, now: number): string | null => {
  if (due === null) return null;
  const hours = Math.floor((due - now) / 3_600_000);
  if (hours < 1) return 'less than an hour left';
  return hours < 72 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
};
