import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { slimSdk } from '../../commands/build/slim-sdk.ts';

const bundled = async (contents: string): Promise<string> => {
  const stdin = { contents, resolveDir: import.meta.dirname };
  const options = { bundle: true, platform: 'node', format: 'esm', write: false, logLevel: 'silent' } as const;
  const { outputFiles } = await build({ ...options, stdin, plugins: [slimSdk] });
  return outputFiles[0]?.text ?? '';
};

test('what was left out of the build throws with its name when it is called', async () => {
  const code = await bundled("export { defaultProvider as left } from '@aws-sdk/credential-provider-node';");
  const { left } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly left: () => void };
  expect(left).toThrow('@aws-sdk/credential-provider-node: defaultProvider is left out of the build');
});

test('what the SDK newly needs of it fails the build', async () => {
  await expect(bundled("import { brandNew } from '@aws-sdk/xml-builder'; brandNew();")).rejects.toThrow(/brandNew/);
});
