// What a cold start cannot do without: the same packages as the API, for one GetItem. `npm run -s bench` builds it as the
// functions are built and measures the API against it.

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Hono } from 'hono';
import { handle } from 'hono/aws-lambda';
import * as z from 'zod/mini';
import { documentClient } from '../../functions/server/store/database.ts';

const db = documentClient();
const shape = z.object({ there: z.boolean() });
const app = new Hono();

app.get('/api/*', async (c) => {
  const { Item } = await db.send(new GetCommand({ TableName: 'Views', Key: { pk: 'nobody', sk: 'HEAD' } }));
  return c.json(shape.parse({ there: Item !== undefined }));
});

export const handler = handle(app);
