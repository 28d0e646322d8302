// npm run destroy: says what stays, asks, and takes the stack down.

import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';
import { clientsFor } from '../infra/aws/clients.ts';
import { installation } from '../infra/aws/installation.ts';
import { readSettings, SETTINGS_FILE } from '../infra/aws/settings.ts';

const KEPT = ['TableEvents', 'TableAccounts', 'TableSeeds', 'TableKeys'] as const;

const settings = readSettings(SETTINGS_FILE);
const { cloudFormation } = clientsFor(settings.region);
const outputs = await installation(cloudFormation, settings.stack);

const confirmed = async (): Promise<boolean> => {
  if (process.argv.includes('--yes')) return true;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Type the name of the stack (${settings.stack}) to go on: `);
  lines.close();
  return answer === settings.stack;
};

if (outputs) {
  console.log(`${outputs.Url} goes off: pages, functions, mail, views.`);
  console.log('These tables stay, protected against deletion, and cost next to nothing:');
  for (const key of KEPT) console.log(`  ${outputs[key]}`);
  console.log('To be rid of them too: switch their deletion protection off in the DynamoDB console and delete them.');
  console.log('To take the games along first: npm run backup -- FILE --cloud');
  if (await confirmed()) process.exitCode = await takeDown();
  else console.log('Nothing was changed.');
} else {
  console.log(`There is no stack ${settings.stack} in ${settings.region}.`);
}

async function takeDown(): Promise<number> {
  await cloudFormation.send(
    new UpdateTerminationProtectionCommand({ StackName: settings.stack, EnableTerminationProtection: false }),
  );
  const env = { ...process.env, AWS_REGION: settings.region, CDK_DISABLE_CLI_TELEMETRY: '1' };
  return spawnSync('cdk', ['destroy', settings.stack, '--force'], { stdio: 'inherit', env }).status ?? 1;
}
