import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { LambdaContext } from 'hono/aws-lambda';
import { TITLES } from '../../domain/games/index.ts';
import { withDeadline } from '../server/aws/deadline.ts';
import { readEnvironment } from '../server/environment.ts';
import { isAway } from '../server/store/database.ts';
import { readCommand, runCommand } from './commands.ts';
import { httpAnswer, problemAnswer } from './http.ts';
import { AWAY } from './problem.ts';
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

let answer: ReturnType<typeof httpAnswer> | undefined;

const isHttp = (event: unknown): boolean => typeof event === 'object' && event !== null && 'requestContext' in event;

const away = (error: unknown): Promise<unknown> => {
  if (!isAway(error)) throw error;
  return problemAnswer(AWAY, readEnvironment(process.env).ORIGIN_SECRET);
};

const work = async (event: unknown, context?: LambdaContext): Promise<unknown> => {
  const made = await ready();
  const command = readCommand(event);
  if (command) return runCommand(made, command);
  answer ??= httpAnswer(made);
  return answer(event as APIGatewayProxyEventV2, context);
};

/** The API function: HTTP requests by way of the gateway, and commands by direct invocation. */
export const handler = (event: unknown, context?: LambdaContext): Promise<unknown> => {
  const done = withDeadline(context, () => work(event, context));
  return isHttp(event) ? done.catch(away) : done;
};
