// The three services of AWS that functions call, by their HTTP interfaces. The SDK would be half of each artefact and of
// its cold start, for a signature, a repetition and an error that has a name.

import { type Answer, exchange } from './exchange.ts';
import { type Credentials, signed } from './signature.ts';

const SERVICES = {
  dynamodb: { host: 'dynamodb', endpoint: 'AWS_ENDPOINT_URL_DYNAMODB' },
  ses: { host: 'email', endpoint: 'AWS_ENDPOINT_URL_SESV2' },
  lambda: { host: 'lambda', endpoint: 'AWS_ENDPOINT_URL_LAMBDA' },
} as const;

export type ServiceName = keyof typeof SERVICES;

/** Where and as whom; what is not said comes from the environment, which is where Lambda puts it. */
export interface Access {
  readonly endpoint?: string;
  readonly region?: string;
  readonly credentials?: Credentials;
  /** How often a request is sent at most. */
  readonly attempts?: number;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** In lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Twice is worse than not at all: it is not sent again once it may have arrived. */
  readonly onlyOnce?: true;
}

/** Calls a service and gives the body of its answer. Throws `ServiceError`, or what the connection says. */
export type Service = (request: Request) => Promise<string>;

/** What a service says when it does not do what it was asked; `code` and `name` are its own name for that. */
export class ServiceError extends Error {
  override readonly name: string;
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
  }
}

const credentialsIn = ({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: NodeJS.ProcessEnv) => {
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new ServiceError('NoCredentials', 0, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
};

const hostOf = (name: ServiceName, region: string): string =>
  `https://${SERVICES[name].host}.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** Each service has its own way to name an error: `name:address` in a header, or `namespace#name` in the body. */
const errorOf = ({ status, headers, body }: Answer): ServiceError => {
  const said = parsed(body);
  const named = [headers['x-amzn-errortype'], said.__type, said.code].find((name) => typeof name === 'string');
  const code = named?.split(':')[0]?.split('#').at(-1) || `Http${status}`;
  return new ServiceError(code, status, String(said.message ?? said.Message ?? code));
};

const THROTTLES = /Throttl|TooManyRequests|RequestLimitExceeded|ProvisionedThroughputExceeded|TransactionInProgress/;
const UNREACHED = ['ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND'];
const BROKEN = [...UNREACHED, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Whether the same request may fare better a moment later, and may be made again. */
const passes = (error: unknown, { onlyOnce }: Request): boolean => {
  if (error instanceof ServiceError) return error.status >= 500 || error.status === 429 || THROTTLES.test(error.code);
  const codes = onlyOnce ? UNREACHED : BROKEN;
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
};

const FIRST_PAUSE = 50;

/** Longer after each failure, and never the same for two that failed together. */
const pause = (failures: number): Promise<void> =>
  new Promise((over) => setTimeout(over, Math.random() * FIRST_PAUSE * 2 ** failures));

/** A service with the credentials of this function, over connections that stay open. */
export const service = (name: ServiceName, access: Access = {}): Service => {
  const once = async ({ method, path, headers = {}, body = '' }: Request, fresh: boolean): Promise<string> => {
    const { env } = process;
    const region = access.region ?? env.AWS_REGION ?? 'us-east-1';
    const endpoint = access.endpoint ?? (env[SERVICES[name].endpoint] || hostOf(name, region));
    const url = new URL(path, endpoint);
    const credentials = access.credentials ?? credentialsIn(env);
    const said = { method, url, headers, body };
    const signing = { service: name, region, credentials, at: new Date() };
    const answer = await exchange({ ...said, fresh, headers: signed(said, signing) });
    if (answer.status >= 300) throw errorOf(answer);
    return answer.body;
  };
  return async (request) => {
    for (let failures = 1; ; failures += 1) {
      try {
        // A function that slept may find all its connections closed by the other side.
        return await once(request, failures > 1 || request.onlyOnce === true);
      } catch (error) {
        if (failures >= (access.attempts ?? 3) || !passes(error, request)) throw error;
        await pause(failures);
      }
    }
  };
};
