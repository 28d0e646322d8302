// The part of Lambda that is used, in a file of its own: it is loaded by the first call.

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Access, clientConfig } from './client-config.ts';
import { untilDeadline } from './deadline.ts';

export const lambdaClient = (access: Access) => {
  const client = new LambdaClient(clientConfig('lambda', access));
  return {
    invoke: (FunctionName: string, event: unknown) =>
      client.send(
        new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(event) }),
        untilDeadline(),
      ),
  };
};
