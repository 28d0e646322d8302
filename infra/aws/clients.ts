import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { STSClient } from '@aws-sdk/client-sts';
import type { Clients } from './preflight.ts';

/** Clients with the owner's own credentials. STS answers everywhere, so a wrong region does not look like wrong credentials. */
export const clientsFor = (region: string): Clients & { readonly cloudFormation: CloudFormationClient } => ({
  sts: new STSClient({ region: 'us-east-1' }),
  ssm: new SSMClient({ region, maxAttempts: 2 }),
  ses: new SESv2Client({ region }),
  route53: new Route53Client({ region: 'us-east-1' }),
  cloudFormation: new CloudFormationClient({ region, maxAttempts: 2 }),
});
