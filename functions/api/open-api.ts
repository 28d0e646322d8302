import * as z from 'zod/mini';
import { contract, type Route } from '../contract/contract.ts';
import type { Shapes } from '../contract/route.ts';
import type { Environment } from '../server/environment.ts';

/** The JSON schema of what goes in or comes out. */
export const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
};

const parameters = (where: 'path' | 'query', shapes: Shapes = {}) =>
  Object.entries(shapes).map(([name, shape]) => ({
    ...{ name, in: where, required: where === 'path', schema: schemaOf(shape, 'input') },
  }));

const PROBLEM = {
  description: 'What went wrong, as RFC 9457 says',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'code'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', description: 'stable, in kebab-case' },
        },
      },
    },
  },
};

const operation = (id: string, route: Route) => ({
  operationId: id,
  summary: route.says,
  ...(route.who === 'session' && { security: [{ session: [] }] }),
  parameters: [...parameters('path', route.params?.()), ...parameters('query', route.query?.())],
  ...(route.body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body(), 'input') } } },
  }),
  responses: {
    200: { description: 'Done', content: { 'application/json': { schema: schemaOf(route.reply(), 'output') } } },
    default: PROBLEM,
  },
});

/** The contract as an OpenAPI 3.1 document. */
export const openApi = ({ PUBLIC_ORIGIN, BUILD }: Pick<Environment, 'PUBLIC_ORIGIN' | 'BUILD'>) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, route] of Object.entries(contract)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(id, route) };
  }
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: PUBLIC_ORIGIN.startsWith('https:') ? '__Host-session' : 'session',
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Postwright', version: BUILD },
    servers: [{ url: PUBLIC_ORIGIN }],
    components: { securitySchemes: { session } },
    paths,
  };
};
