import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { TITLES } from '../../domain/games/index.ts';
import { readEnvironment } from '../environment.ts';
import { makeApp } from './app.ts';
import { readCommand, runCommand } from './commands.ts';
import { makeServices, type Services } from './services.ts';

let services: Promise<Services> | undefined;

/** Made once in the life of a function; a failed start is tried again by the next event. */
const ready = (): Promise<Services> => {
  services ??= makeServices({ environment: readEnvironment(process.env), titles: TITLES }).catch((error: unknown) => {
    services = undefined;
    throw error;
  });
  return services;
};

let answer: ReturnType<typeof handle> | undefined;

/** The API function: HTTP requests by way of the gateway, and commands by direct invocation. */
export const handler = async (event: unknown, context?: LambdaContext): Promise<unknown> => {
  const made = await ready();
  const command = readCommand(event);
  if (command) return runCommand(made, command);
  answer ??= handle(makeApp(made));
  return answer(event as LambdaEvent, context);
};
