// What each client of AWS is told. Everything is: what is left out, the SDK looks for in files and at addresses that
// neither Lambda nor one machine has, and the build leaves out the code that would (`commands/build/slim-sdk.ts`).

interface Service {
  readonly host: string;
  readonly endpoint: string;
  /** How often a request is sent at most. */
  readonly maxAttempts: number;
  /** Milliseconds until one try has failed, and until a connection that stays silent is given up. */
  readonly requestTimeout: number;
  readonly socketTimeout: number;
}

const SERVICES = {
  dynamodb: {
    host: 'dynamodb',
    endpoint: 'AWS_ENDPOINT_URL_DYNAMODB',
    ...{ maxAttempts: 4, requestTimeout: 3000, socketTimeout: 3000 },
  },
  // What functions ask of each other may be asked twice: nothing of it counts how often.
  lambda: {
    host: 'lambda',
    endpoint: 'AWS_ENDPOINT_URL_LAMBDA',
    ...{ maxAttempts: 3, requestTimeout: 3000, socketTimeout: 3000 },
  },
  // A mail that was sent twice arrives twice, so it is sent once; who sends it knows when it may be sent again. As long as
  // there are signs of life (a mail server behind one machine may take a minute), giving up would only make it uncertain.
  ses: {
    host: 'email',
    endpoint: 'AWS_ENDPOINT_URL_SESV2',
    ...{ maxAttempts: 1, requestTimeout: 0, socketTimeout: 10_000 },
  },
} as const satisfies Readonly<Record<string, Service>>;

type ServiceName = keyof typeof SERVICES;

/** Where and as whom; what is left out comes from the environment, which is where Lambda puts it. */
export interface Access {
  readonly endpoint?: string;
  readonly region?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** How many times as long as usual everything may take. */
  readonly patience?: number;
}

/** The environment holds no keys of AWS. */
export class NoCredentials extends Error {
  override readonly name = 'NoCredentials';
}

const credentialsIn = ({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: NodeJS.ProcessEnv) => {
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new NoCredentials(
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: keys are taken from the environment only.',
    );
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
};

const hostOf = (name: ServiceName, region: string): string =>
  `https://${SERVICES[name].host}.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;

const CONNECTION_TIMEOUT = 1000;

/** The settings of a client. By itself the SDK waits for ever; one machine, a single thread for both sides, has patience. */
export const clientConfig = (name: ServiceName, access: Access) => {
  const { env } = process;
  const { endpoint, maxAttempts, requestTimeout, socketTimeout }: Service = SERVICES[name];
  const region = access.region ?? env.AWS_REGION ?? 'us-east-1';
  const patience = access.patience ?? (Number(env.AWS_PATIENCE) || 1);
  // A request that waits for a free connection must not count as one that cannot connect.
  const agent = { maxSockets: Number.POSITIVE_INFINITY };
  return {
    region,
    endpoint: access.endpoint ?? (env[endpoint] || hostOf(name, region)),
    credentials: async () => access.credentials ?? credentialsIn(env),
    maxAttempts,
    retryMode: 'standard',
    defaultsMode: 'standard' as const,
    accountIdEndpointMode: 'disabled' as const,
    authSchemePreference: [],
    endpointDiscoveryEnabled: false,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    userAgentAppId: async () => undefined,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT * patience,
      requestTimeout: requestTimeout * patience,
      // Without it a request that took too long is only written to the log.
      throwOnRequestTimeout: true,
      // For answers that begin and then stop.
      socketTimeout: socketTimeout * patience,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
};
