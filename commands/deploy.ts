// npm run deploy: looks, asks, builds, deploys, and says what is next.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { clientsFor } from '../infra/aws/clients.ts';
import { installation } from '../infra/aws/installation.ts';
import { afterLines, findingLines, planLines } from '../infra/aws/plan.ts';
import { type Preflight, preflight } from '../infra/aws/preflight.ts';
import { BadSettings, readSettings, SETTINGS_FILE, type Settings } from '../infra/aws/settings.ts';

const HELP = `npm run deploy -- [flags]
  --owner ADDRESS        your mail address: alarms go there, and it is the owner on the site
  --region REGION        e.g. eu-central-1 (us-east-1 where nothing is said)
  --domain NAME          the site's own name, e.g. play.example.org; needs --zone
  --zone NAME            the hosted zone in Route 53 that the name lies in
  --mail-domain NAME     a domain that mail comes from, when it is not in Route 53; the records to enter are printed
  --certificate ARN      of a certificate in us-east-1, when --region is another one and --domain is given
  --budget USD           a month that costs more than this makes a mail (5)
  --stack NAME           another name, for a second installation (Postwright)
  --dry-run              say what would happen; needs no credentials and changes nothing
What is said once is kept in ${SETTINGS_FILE}.`;

const say = (lines: readonly string[]): void => console.log(lines.join('\n'));

const flags = (): Record<string, string | boolean | undefined> => {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const { values } = parseArgs({
    options: {
      ...{ owner: text, region: text, domain: text, zone: text, certificate: text, budget: text, stack: text },
      ...{ 'mail-domain': text, 'dry-run': yes, help: yes },
    },
  });
  return values;
};

const asked = async (known: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> => {
  if (known.owner || existsSync(SETTINGS_FILE) || !process.stdin.isTTY) return known;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const owner = await lines.question('Your mail address (alarms go there, and it is the owner on the site): ');
  const region = await lines.question('Region [us-east-1]: ');
  const domain = await lines.question('A domain of your own, e.g. play.example.org [none]: ');
  const zone = domain ? await lines.question('The hosted zone in Route 53 that it lies in, e.g. example.org: ') : '';
  lines.close();
  return { ...known, owner, ...(region ? { region } : {}), ...(domain ? { domain, zone } : {}) };
};

const cdk = (settings: Settings, account: string): number => {
  const run = (command: string, args: readonly string[]): number =>
    spawnSync(command, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        CDK_DEFAULT_ACCOUNT: account,
        AWS_REGION: settings.region,
        CDK_DISABLE_CLI_TELEMETRY: '1',
      },
    }).status ?? 1;
  return run('npm', ['run', '-s', 'build']) || run('cdk', ['deploy', settings.stack, '--require-approval', 'never']);
};

const dryRun = async (settings: Settings): Promise<number> => {
  say(['Nothing is changed. This would be made:', '', ...planLines(settings), '']);
  const found = await preflight(clientsFor(settings.region), settings);
  say(['What the account says:', ...findingLines(found.findings), '']);
  const ready = found.findings.every((f) => f.state !== 'stop');
  const same = process.argv.slice(2).filter((flag) => flag !== '--dry-run');
  const command = ['npm run deploy', ...(same.length > 0 ? ['--', ...same] : [])].join(' ');
  say([ready ? `Ready: ${command}` : `Mend what is marked ✗, look again, and then: ${command}`]);
  return 0;
};

const deploy = async (settings: Settings, found: Preflight): Promise<number> => {
  if (!found.account || found.findings.some((f) => f.state === 'stop')) {
    say(['', 'Nothing was changed. Mend what is marked ✗ and run npm run deploy again.']);
    return 1;
  }
  const pinned = { ...settings, ...(found.zoneId ? { zoneId: found.zoneId, dmarc: found.dmarc } : {}) };
  writeFileSync(SETTINGS_FILE, `${JSON.stringify(pinned, null, 2)}\n`);
  say(['', ...planLines(pinned), '', 'This takes about five minutes the first time.', '']);
  const failed = cdk(pinned, found.account);
  if (failed) {
    say([
      '',
      'The deployment did not finish; what ran before runs on. The reason stands above: mend it and run again.',
    ]);
    return failed;
  }
  const outputs = await installation(clientsFor(pinned.region).cloudFormation, pinned.stack);
  say(['', ...afterLines(pinned, outputs ?? {}, found.findings)]);
  return 0;
};

const main = async (): Promise<number> => {
  const { 'dry-run': dry, help, budget, 'mail-domain': mailDomain, ...given } = flags();
  if (help) {
    say([HELP]);
    return 0;
  }
  const changes = await asked({
    ...given,
    ...(mailDomain && { mailDomain }),
    ...(budget ? { budget: Number(budget) } : {}),
  });
  const example = dry && !changes.owner && !existsSync(SETTINGS_FILE) ? { owner: 'you@example.org' } : {};
  const settings = readSettings(SETTINGS_FILE, { ...example, ...changes });
  if (dry) return dryRun(settings);
  const found = await preflight(clientsFor(settings.region), settings);
  say(['What the account says:', ...findingLines(found.findings)]);
  return deploy(settings, found);
};

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const unknown = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS') ? [error.message] : null;
  const faults = error instanceof BadSettings ? error.faults : unknown;
  if (!faults) throw error;
  say(['This cannot be deployed yet:', ...faults.map((fault) => `  ✗ ${fault}`), '', HELP]);
  process.exitCode = 2;
}
