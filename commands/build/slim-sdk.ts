import type { Plugin } from 'esbuild';

/**
 * What is never used of the SDK, because `functions/server/aws/client-config.ts` says everything that it would find out:
 * credentials from files, roles and servers; files of settings; streams of events; XML; signatures for many regions at
 * once; HTTP/2; which browser this is. By module, what others import of it.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  '@aws-sdk/credential-provider-node': ['defaultProvider'],
  '@aws-sdk/xml-builder': ['XmlNode', 'XmlText', 'parseXML'],
  '@smithy/core/event-streams': ['EventStreamSerde'],
  './node-http2-handler': ['NodeHttp2Handler'],
  bowser: ['parse'],
};

/** What runs whenever a client is made: it may do that, and does nothing. */
const PASSED: Readonly<Record<string, string>> = {
  '@aws-sdk/middleware-endpoint-discovery': `
    export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {};
    export const resolveEndpointDiscoveryConfig = (config) => config;`,
  '@smithy/core/event-streams': `
    export const eventStreamSerdeProvider = () => null;
    export const resolveEventStreamSerdeConfig = (config) => config;`,
};

const stub = (module: string, name: string): string =>
  `export const ${name} = function () { throw new Error('${module}: ${name} is left out of the build'); };`;

const paths = [...new Set([...Object.keys(UNUSED), ...Object.keys(PASSED)])];

/** Leaves these out. A stub that is called throws with its name; one that is imported and not listed fails the build. */
export const slimSdk: Plugin = {
  name: 'slim-sdk',
  setup(build) {
    const escaped = paths.map((path) => path.replaceAll(/[.]/g, '\\.'));
    build.onResolve({ filter: new RegExp(`^(${escaped.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'slim-sdk',
    }));
    build.onLoad({ filter: /.*/, namespace: 'slim-sdk' }, ({ path }) => ({
      contents: [...(UNUSED[path] ?? []).map((name) => stub(path, name)), PASSED[path] ?? ''].join('\n'),
    }));
  },
};
