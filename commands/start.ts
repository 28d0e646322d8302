// npm start: builds when the sources have changed, then runs everything on this machine until it is told to stop.

import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { isDiskFull, Refusal } from '../infra/local/refusal.ts';
import { startServer } from '../infra/local/server.ts';
import { readSettings, type Settings } from '../infra/local/settings.ts';
import { buildIfStale } from './build.ts';
import { makeDemo } from './start/demo.ts';

const root = join(import.meta.dirname, '..');

const mailLine = ({ mail, inboxReaders }: Settings, address: string): string => {
  if (mail.by === 'ses') return 'Mail goes out through Amazon SES.';
  if (mail.by === 'smtp') return `Mail goes out through ${new URL(mail.url).host}.`;
  if (inboxReaders === 'nobody')
    return 'No mail goes out (MAIL, SMTP_URL), and the inbox is closed, as people reach this server from elsewhere (INBOX=open opens it to all).';
  return `All mail lies at ${address}/inbox${inboxReaders === 'everybody' ? ', open to everybody who reaches this server' : ''}.`;
};

/** Where others in the same network could reach this machine, and what that takes. */
const networkLine = ({ origin, host }: Settings, port: string): string => {
  const [address] = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  if (origin !== null || !address || !['', '0.0.0.0', '::'].includes(host)) return '';
  const there = `http://${address.address}:${port}`;
  return `From other machines it can be looked at; to play from them, start with PUBLIC_ORIGIN=${there}\n`;
};

/** Says in words why there is no going on, and stops. */
const giveUp = (error: unknown): never => {
  if (error instanceof Refusal) console.error(error.message);
  else if (isDiskFull(error))
    console.error('There is no room left on the disk. Make room and start again; nothing is lost.');
  else console.error(error);
  process.exit(1);
};

/** npm tells a signal to the shell between us alone, which dies of it without passing it on. */
const stopWithNpm = (stop: () => void): void => {
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
};

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  if (await buildIfStale()) console.log('Built.');
  const server = await startServer(settings, join(root, 'dist'));
  console.log(
    `\nPostwright is at ${server.address}\n${mailLine(settings, server.address)}\n${networkLine(settings, new URL(server.loopback).port)}Ctrl-C stops it.\n`,
  );
  const stop = (): void => {
    // A second signal does not wait.
    process.once('SIGINT', () => process.exit(130));
    server.stop().then(() => process.exit(0), giveUp);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  stopWithNpm(stop);
  if (settings.demo) await makeDemo(server);
};

process.on('uncaughtException', giveUp);
process.on('unhandledRejection', (error) =>
  console.error(JSON.stringify({ message: 'unhandled', why: String(error) })),
);
run().catch(giveUp);
