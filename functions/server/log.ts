/** What a line says besides its message: ids and codes, never bodies of events, addresses or seeds. */
type Said = Readonly<Record<string, unknown>>;

const LEVELS = ['INFO', 'WARN', 'ERROR'] as const;
type Level = (typeof LEVELS)[number];

export type Logger = Readonly<Record<Lowercase<Level>, (message: string, said?: Said) => void>>;

/** Lines of JSON for what keeps logs, from `LOG_LEVEL` on: `INFO`, `WARN` (unless told) or `ERROR`. */
export const loggerOf = (service: string): Logger => {
  const least = LEVELS.findIndex((level) => level === (process.env.LOG_LEVEL ?? 'WARN'));
  const line =
    (level: Level) =>
    (message: string, said: Said = {}): void => {
      if (LEVELS.indexOf(level) < least) return;
      console.log(JSON.stringify({ level, service, message, time: new Date().toISOString(), ...said }));
    };
  return { info: line('INFO'), warn: line('WARN'), error: line('ERROR') };
};
