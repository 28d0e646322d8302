// The part of SES that is used, in a file of its own: it is loaded by the first mail.

import { GetAccountCommand, SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { type Access, clientConfig } from './client-config.ts';
import { untilDeadline } from './deadline.ts';

export const sesClient = (access: Access) => {
  const client = new SESv2Client(clientConfig('ses', access));
  return {
    send: (mail: SendEmailCommandInput) => client.send(new SendEmailCommand(mail), untilDeadline()),
    account: () => client.send(new GetAccountCommand({}), untilDeadline()),
  };
};
