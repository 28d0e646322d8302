// An installation that looks as if it were in the cloud: its mail goes out, and its owner reaches it by the outputs of a
// stack, the database and the functions, with credentials.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readAddress } from '../../../infra/local/address.ts';
import type { Machine } from './machine.ts';

const TABLES = ['Events', 'Views', 'Accounts', 'Mail', 'Seeds', 'Keys'];
const FUNCTIONS = ['api', 'projector', 'notifier', 'timekeeper', 'picture'];

const stackOf = (url: string): string => {
  const outputs = [
    ['Url', url],
    ['MailFrom', 'post@play.example'],
    ...TABLES.map((name) => [`Table${name}`, name]),
    ...FUNCTIONS.map((name) => [`Function${name}`, name]),
  ].map(([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`);
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>
<member><StackName>Postwright</StackName><CreationTime>2026-11-29T00:00:00Z</CreationTime>
<StackStatus>UPDATE_COMPLETE</StackStatus><Outputs>${outputs.join('')}</Outputs></member>
</Stacks></DescribeStacksResult></DescribeStacksResponse>`;
};

const NO_STACK = `<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type>
<Code>ValidationError</Code><Message>Stack with id Postwright does not exist</Message></Error></ErrorResponse>`;

export interface Cloud {
  /** False when nothing was deployed. */
  deployed: boolean;
  /** What the owner's shell holds. */
  readonly env: Readonly<Record<string, string>>;
  /** Functions whose configuration was changed. */
  readonly renewed: string[];
  stop(): void;
}

/** Stands in front of a running machine. */
export const cloudOf = async (machine: Machine): Promise<Cloud> => {
  const address = await readAddress(machine.dataDir);
  if (!address) throw new Error('the machine does not run');
  const { aws, database, key } = address.services;
  const renewed: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method = 'GET', headers } = request;
    const body = await text(request);
    const configured = /functions\/(\w+)\/configuration$/.exec(url)?.[1];
    if (body.includes('Action=DescribeStacks'))
      response.writeHead(cloud.deployed ? 200 : 400).end(cloud.deployed ? stackOf(machine.address()) : NO_STACK);
    else if (configured) {
      renewed.push(configured);
      response.end('{}');
    } else {
      const { authorization = '' } = headers;
      const passed = await fetch(new URL(url, aws), { method, body, headers: { authorization } });
      response.writeHead(passed.status).end(await passed.text());
    }
  };
  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cloud: Cloud = {
    deployed: true,
    renewed,
    env: {
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
      AWS_ENDPOINT_URL_CLOUDFORMATION: endpoint,
      AWS_ENDPOINT_URL_LAMBDA: endpoint,
      AWS_ENDPOINT_URL_DYNAMODB: database,
    },
    stop: () => void server.close(),
  };
  return cloud;
};
