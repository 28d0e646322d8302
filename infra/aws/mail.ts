import { CfnOutput, Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as route53 from 'aws-cdk-lib/aws-route53';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { dmarcOf, mailFromDomain } from './mail-records.ts';

interface PostProps {
  readonly owner: string;
  readonly zone?: route53.IHostedZone | undefined;
  readonly mailDomain?: string | undefined;
  /** Nobody else has written the zone's DMARC record. */
  readonly dmarc?: boolean | undefined;
}

const identityOf = ({ owner, zone, mailDomain }: PostProps): ses.Identity => {
  if (zone) return ses.Identity.publicHostedZone(zone);
  return mailDomain ? ses.Identity.domain(mailDomain) : ses.Identity.email(owner);
};

/** Mail out through SES, and what the world says back: bounces and complaints. */
export class Mail extends Construct {
  readonly from: string;
  private readonly configurationSet: ses.ConfigurationSet;
  private readonly identity: ses.EmailIdentity;
  private readonly events: sns.Topic;

  constructor(scope: Construct, id: string, props: PostProps) {
    super(scope, id);
    const domain = props.zone?.zoneName ?? props.mailDomain;
    this.configurationSet = new ses.ConfigurationSet(this, 'ConfigurationSet', {
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.identity = new ses.EmailIdentity(this, 'Identity', {
      identity: identityOf(props),
      configurationSet: this.configurationSet,
      // A MAIL FROM of one's own aligns SPF with the sender, which DMARC asks for.
      ...(domain ? { mailFromDomain: mailFromDomain(domain) } : {}),
    });
    this.from = `Postwright <${domain ? `postwright@${domain}` : props.owner}>`;
    this.publish(props);
    this.events = new sns.Topic(this, 'Events', { enforceSSL: true });
    this.configurationSet.addEventDestination('Back', {
      destination: ses.EventDestination.snsTopic(this.events),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT, ses.EmailSendingEvent.REJECT],
    });
  }

  private publish({ owner, zone, mailDomain, dmarc }: PostProps): void {
    if (zone && dmarc) {
      const { name, value } = dmarcOf(zone.zoneName, owner);
      new route53.TxtRecord(this, 'Dmarc', { zone, recordName: `${name}.`, values: [value] });
    }
    if (!mailDomain) return;
    for (const [i, { name, value }] of this.identity.dkimRecords.entries()) {
      new CfnOutput(Stack.of(this), `DkimName${i + 1}`, { value: name });
      new CfnOutput(Stack.of(this), `DkimValue${i + 1}`, { value });
    }
  }

  /** Lets a function send as this identity, with this configuration set, and nothing else. */
  grantSend(sender: lambda.Function): void {
    const { account, partition, region } = Stack.of(this);
    const arn = (resource: string): string => `arn:${partition}:ses:${region}:${account}:${resource}`;
    sender.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          arn(`identity/${this.identity.emailIdentityName}`),
          arn(`configuration-set/${this.configurationSet.configurationSetName}`),
        ],
      }),
    );
  }

  /** Brings bounces and complaints to a function. */
  deliverTo(receiver: lambda.Function): void {
    this.events.addSubscription(new subscriptions.LambdaSubscription(receiver));
  }
}
