// Runs inside a process of its own: loads a bundle as Lambda's runtime does and answers one event after another.

import { pathToFileURL } from 'node:url';

const [file = ''] = process.argv.slice(2);
const loaded: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
const handler = loaded.handler as (event: unknown, context: unknown) => Promise<unknown>;

const context = {
  awsRequestId: 'test',
  functionName: 'test',
  getRemainingTimeInMillis: () => Number(process.env.REMAINING ?? 30_000),
};

process.on('message', async ({ id, event }: { readonly id: number; readonly event: unknown }) => {
  try {
    process.send?.({ id, result: (await handler(event, context)) ?? null });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.name : String(error) });
  }
});
process.send?.({ id: 0, result: 'ready' });
