import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

// One description of a shape, an operation or an error: `export var SendEmail$ = [9, n0, …];`
const SCHEMA = /^export var (\w+\$) = (\[[\s\S]*?\]);$/gm;

// Errors that are told apart by their class; all others keep their name and come as the service's general one.
const BY_CLASS = ['ConditionalCheckFailedException', 'ResourceNotFoundException'];
const REGISTERED = /^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm;

const slimSchemas = (text: string): string =>
  text
    .replaceAll(SCHEMA, 'export var $1 = /* @__PURE__ */ (() => $2)();')
    .replaceAll(REGISTERED, (line, name: string) => (BY_CLASS.includes(name) ? line : ''));

/**
 * Leaves out of the AWS SDK what a function never uses: every way to credentials but the environment, which is where
 * Lambda and the local server put them; shapes of operations that are not called, which the bundler would keep because
 * their keys are computed; all of a package.json but its version; and what only other services need. A fifth of the API.
 */
export const slimSdk: Plugin = {
  name: 'slim-sdk',
  setup(build) {
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ path, resolveDir }) =>
      build.resolve('@aws-sdk/credential-provider-env', { kind: 'import-statement', resolveDir }).then((found) => ({
        path,
        namespace: 'credentials',
        pluginData: found.path,
      })),
    );
    build.onLoad({ filter: /.*/, namespace: 'credentials' }, ({ pluginData }) => ({
      contents: `export { fromEnv as defaultProvider } from ${JSON.stringify(pluginData)};`,
      resolveDir: '/',
    }));
    build.onLoad(
      { filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ },
      async ({ path }) => ({
        contents: slimSchemas(await readFile(path, 'utf8')),
      }),
    );
    // Event streams, discovered endpoints and signatures for several regions are not ours; hashes are native.
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export {}' }));
    build.onLoad({ filter: /@aws-sdk[\\/]endpoint-cache[\\/]dist-es[\\/]index\.js$/ }, () => ({
      contents: 'export class EndpointCache {}',
    }));
    build.onLoad({ filter: /@aws-sdk[\\/]signature-v4-multi-region[\\/]dist-es[\\/]index\.js$/ }, () => ({
      contents: "export { SignatureV4 as SignatureV4MultiRegion } from '@smithy/signature-v4';",
    }));
    build.onLoad({ filter: /@smithy[\\/]core[\\/]dist-es[\\/].*[\\/]Sha256Js\.js$/ }, () => ({
      contents: 'export const Sha256Js = undefined;',
    }));
    build.onLoad({ filter: /@aws-sdk[\\/].*package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
