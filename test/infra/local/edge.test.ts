import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { changesOf, knowsKey } from '../../../infra/local/database-proxy.ts';

const KEYS = { Events: ['pk', 'seq'] };
const keys = { pk: { S: 'GAME#g' }, seq: { N: '7' } };
const seen = (operation: string, body: unknown) =>
  changesOf(`DynamoDB_20120810.${operation}`, JSON.stringify(body), KEYS);

test('a put into a table with a stream is a change of its keys', () => {
  const Item = { ...keys, body: { S: '{}' } };
  expect(seen('PutItem', { TableName: 'Events', Item })).toEqual([{ table: 'Events', keys }]);
});

test('updates and batches are seen too', () => {
  expect(seen('UpdateItem', { TableName: 'Events', Key: keys })).toEqual([{ table: 'Events', keys }]);
  const RequestItems = { Events: [{ PutRequest: { Item: keys } }], Views: [{ PutRequest: { Item: keys } }] };
  expect(seen('BatchWriteItem', { RequestItems })).toEqual([{ table: 'Events', keys }]);
});

test('reads, and tables without a stream, are no changes', () => {
  expect(seen('GetItem', { TableName: 'Events', Key: keys })).toEqual([]);
  expect(seen('PutItem', { TableName: 'Views', Item: keys })).toEqual([]);
});

const asking = (headers: IncomingMessage['headers']) => knowsKey({ headers } as IncomingMessage, 'LOCAL1');

test('only who signs with the key of this run is let in', () => {
  const authorization = 'AWS4-HMAC-SHA256 Credential=LOCAL1/20261129/local/dynamodb/aws4_request, Signature=x';
  expect(asking({ authorization })).toBe(true);
  expect(asking({ authorization: authorization.replace('LOCAL1', 'LOCAL12') })).toBe(false);
  expect(asking({})).toBe(false);
});

test('no page of a browser is let in, whatever it says', () => {
  expect(asking({ authorization: 'Credential=LOCAL1/', origin: 'http://evil.example' })).toBe(false);
});
