/** An HTTP request as API Gateway hands it over (payload format 2.0). */
export const httpEvent = (method: string, path: string, more: Readonly<Record<string, unknown>> = {}) => {
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    headers: { host: 'play.example', origin: 'https://play.example', 'content-type': 'application/json' },
    requestContext: {
      accountId: '0',
      apiId: 'test',
      domainName: 'play.example',
      domainPrefix: 'test',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.7', userAgent: 'test' },
      requestId: 'test',
      routeKey: '$default',
      stage: '$default',
      time: '29/Nov/2026:19:44:30 +0000',
      timeEpoch: 1_796_000_000_000,
    },
    isBase64Encoded: false,
    ...more,
  };
};

/** A record of the Events table's stream: keys only. */
export const streamRecord = (gameId: string, seq: number) => ({
  eventID: `${gameId}${seq}`,
  eventName: 'INSERT',
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'local',
  dynamodb: {
    Keys: { pk: { S: `GAME#${gameId}` }, seq: { N: String(seq) } },
    SequenceNumber: String(1000 + seq),
    StreamViewType: 'KEYS_ONLY',
  },
});

export const scheduledEvent = {
  version: '0',
  id: 'test',
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '0',
  time: '2026-11-29T19:44:30Z',
  region: 'local',
  resources: [],
  detail: {},
};
