import { existsSync } from 'node:fs';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { acknowledge } from './acknowledged.ts';
import { readSettings, SETTINGS_FILE } from './settings.ts';
import { PostwrightStack } from './stack.ts';

/** Settings for `cdk`: the owner's file, or an example when there is none yet, so that `npm run synth` works at once. */
const app = new App();
const changes: Record<string, unknown> = app.node.tryGetContext('settings') ?? {};
const example = existsSync(SETTINGS_FILE) ? {} : { owner: 'owner@example.org' };
const settings = readSettings(SETTINGS_FILE, { ...example, ...changes });
const account = process.env.CDK_DEFAULT_ACCOUNT;
const stack = new PostwrightStack(app, settings.stack, {
  settings,
  env: { region: settings.region, ...(account ? { account } : {}) },
});
acknowledge(stack);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
