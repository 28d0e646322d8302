const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = (ms: number): readonly [number, Intl.RelativeTimeFormatUnit] => {
  if (ms < HOUR) return [Math.max(Math.round(ms / MINUTE), 1), 'minute'];
  if (ms < DAY) return [Math.round(ms / HOUR), 'hour'];
  if (ms < 45 * DAY) return [Math.round(ms / DAY), 'day'];
  return [Math.round(ms / (30 * DAY)), 'month'];
};

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** How long ago: 'just now', '5 minutes ago', 'yesterday'. */
export const ago = (at: number, now: number): string => {
  if (now - at < MINUTE) return 'just now';
  const [n, unit] = units(now - at);
  return relative.format(-n, unit);
};

/** How long something lasts: '22 hours', '3 days'. */
export const span = (ms: number): string => {
  const [n, unit] = units(Math.max(ms, 0));
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
};

/** What is left until a deadline: '22 hours left', 'time is up'. */
export const left = (due: number, now: number): string => (due <= now ? 'time is up' : `${span(due - now)} left`);

/** A day and time in the reader's own zone. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
