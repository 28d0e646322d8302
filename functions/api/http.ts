// The app as the gateway calls it. What no request can be made of is answered here, before the app sees it.

import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { securityHeaders } from '../server/security-headers.ts';
import { isAway } from '../server/store/database.ts';
import { makeApp } from './app.ts';
import { Problem, problemResponse } from './problem.ts';
import type { Services } from './services.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A problem as a function answers it without the app. */
export const problemAnswer = async (problem: Problem, originSecret: string) => {
  const response = problemResponse(problem);
  const headers = { ...Object.fromEntries(response.headers), ...securityHeaders(originSecret) };
  return { statusCode: response.status, headers, body: await response.text() };
};

// The adapter leaves out empty headers, and an empty origin is not that of our pages; nor is there a body to a question.
const plain = ({ body, ...event }: Event): Event => {
  const { method } = event.requestContext.http;
  const isQuestion = method === 'GET' || method === 'HEAD';
  return {
    ...event,
    ...(!isQuestion && body !== undefined && { body }),
    headers: { ...event.headers, ...(event.headers.origin === '' && { origin: 'null' }) },
  };
};

export const httpAnswer = (services: Services) => {
  const answer = handle(makeApp(services));
  const { ORIGIN_SECRET } = services.environment;
  return async (event: Event, context?: LambdaContext): Promise<unknown> => {
    const { method } = event.requestContext.http;
    if (!METHODS.includes(method)) return problemAnswer(new Problem(405, 'method-not-allowed'), ORIGIN_SECRET);
    try {
      return await answer(plain(event) as unknown as LambdaEvent, context);
    } catch (error) {
      // What the app throws it answers itself, so this event could not become a request.
      if (isAway(error)) throw error;
      services.logger.warn('no request', { code: 'malformed', why: error instanceof Error ? error.name : 'unknown' });
      return problemAnswer(new Problem(400, 'malformed'), ORIGIN_SECRET);
    }
  };
};
