import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../../infra/aws/settings.ts';
import { PostwrightStack } from '../../../infra/aws/stack.ts';

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

const stackIn = (app: App, given: Readonly<Record<string, unknown>> = {}): PostwrightStack => {
  const parsed = settings.parse({ owner: 'ada@example.org', ...given });
  return new PostwrightStack(app, 'Postwright', { settings: parsed, env: { region: parsed.region } });
};

const synthesised = (given: Readonly<Record<string, unknown>> = {}): Template =>
  Template.fromStack(stackIn(new App(), given));

let template: Template;
beforeAll(() => {
  template = synthesised();
}, 60_000);

/** All statements of the roles whose logical id begins so, with what they speak of. */
const allowed = (role: string, table: string): readonly string[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .filter((p) => JSON.stringify(p.Properties.Roles).includes(`"${role}`))
    .flatMap((p) => p.Properties.PolicyDocument.Statement as readonly Statement[])
    .filter((s) => JSON.stringify(s.Resource).includes(`"Data${table}`))
    .flatMap((s) => s.Action)
    .filter((action) => !/Stream|Shard/.test(action))
    .map((action) => action.replace('dynamodb:', ''))
    .sort();

const ROLES = ['api', 'projector', 'notifier', 'timekeeper', 'picture', 'feedback'];

describe('who may do what', () => {
  test('nobody may change or delete what is in Events', () => {
    for (const role of ROLES)
      expect(
        allowed(role, 'Events').filter((a) => /Update|Delete|Batch|Partiql|\*/.test(a)),
        role,
      ).toEqual([]);
  });
  test('only the API adds to Events', () => {
    expect(ROLES.filter((role) => allowed(role, 'Events').includes('PutItem'))).toEqual(['api']);
  });
  test('only the API reads the seeds, and cannot change one', () => {
    expect(ROLES.filter((role) => allowed(role, 'Seeds').length > 0)).toEqual(['api']);
    expect(allowed('api', 'Seeds')).toEqual(['GetItem', 'PutItem']);
  });
  test('the picture sees nothing of accounts and mail', () => {
    expect([...allowed('picture', 'Accounts'), ...allowed('picture', 'Mail'), ...allowed('picture', 'Views')]).toEqual(
      [],
    );
  });
  test('only the API and the notifier send mail', () => {
    const senders = Object.values(template.findResources('AWS::IAM::Policy'))
      .filter((p) => JSON.stringify(p).includes('ses:SendEmail'))
      .map((p) => JSON.stringify(p.Properties.Roles).match(/"(\w+?)Role/)?.[1]);
    expect(senders.sort()).toEqual(['api', 'notifier']);
  });
});

describe('the log', () => {
  test('is protected, backed up and outlives the stack', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      Properties: {
        KeySchema: [{ AttributeName: 'pk' }, { AttributeName: 'seq' }].map((k) => Match.objectLike(k)),
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
        BillingMode: 'PAY_PER_REQUEST',
      },
    });
  });
  test('is handed on in order, with bisection, bounded retries and a queue for what fails', () => {
    template.resourcePropertiesCountIs(
      'AWS::Lambda::EventSourceMapping',
      {
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 5,
        MaximumRecordAgeInSeconds: 3600,
        DestinationConfig: { OnFailure: Match.anyValue() },
        FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
      },
      2,
    );
  });
});

describe('the edge', () => {
  interface Behaviour {
    readonly ResponseHeadersPolicyId?: unknown;
    readonly FunctionAssociations?: readonly unknown[];
  }
  interface Edge {
    readonly DefaultCacheBehavior: Behaviour;
    readonly CacheBehaviors: readonly Behaviour[];
  }
  const distribution = (): Edge =>
    Object.values(template.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;
  test('errors of the API stay errors: no page stands in for them', () => {
    expect(distribution()).not.toHaveProperty('CustomErrorResponses');
  });
  test('calls are never cached; pictures and closed logs are, without cookies and questions', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: [
          Match.objectLike({ PathPattern: '/api/pictures/*', CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' }),
          Match.objectLike({
            ...{ PathPattern: '/api/logs/*', CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' },
            OriginRequestPolicyId: Match.absent(),
          }),
          Match.objectLike({ PathPattern: '/api/*', Compress: false }),
        ],
      },
    });
    // Not by itself either: only what the API says may be kept would be, and it never says so.
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        ...{ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 },
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          EnableAcceptEncodingGzip: true,
          CookiesConfig: { CookieBehavior: 'all' },
        }),
      },
    });
  });
  test('pages run no inline code and cannot be framed', () => {
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: Match.not(Match.stringLikeRegexp('unsafe')) },
          StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 31536000 }),
          FrameOptions: { FrameOption: 'DENY', Override: true },
        },
      },
    });
  });
  test('every behaviour of the edge says the same security headers, and speaks for no name below its own', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution();
    const policies = [DefaultCacheBehavior, ...CacheBehaviors].map((one) =>
      JSON.stringify(one.ResponseHeadersPolicyId),
    );
    expect(policies).toHaveLength(4);
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]).toContain('Ref');
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
          StrictTransportSecurity: { IncludeSubdomains: false },
        },
      },
    });
  });
  test('what is kept for ever is asked for by one spelling', () => {
    for (const { FunctionAssociations } of distribution().CacheBehaviors.slice(0, 2))
      expect(FunctionAssociations).toHaveLength(1);
    template.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: Match.stringLikeRegexp("indexOf\\('%'\\) < 0"),
    });
  });
  test('the API answers the edge only, and so many requests a second', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Handler: 'api.handler',
      Environment: { Variables: Match.objectLike({ ORIGIN_SECRET: Match.anyValue() }) },
    });
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: 25, ThrottlingBurstLimit: 50 },
    });
  });
});

describe('running it', () => {
  test('every function is the tested artefact on Node 24, arm64', () => {
    const ours = Object.values(template.findResources('AWS::Lambda::Function')).filter((f) =>
      ROLES.some((role) => f.Properties.Handler === `${role}.handler`),
    );
    expect(ours).toHaveLength(ROLES.length);
    for (const { Properties: p } of ours) expect([p.Runtime, p.Architectures]).toEqual(['nodejs24.x', ['arm64']]);
  });
  test('every function is shipped with all that it loads later, and with nothing else', () => {
    const app = new App();
    stackIn(app);
    const { directory } = app.synth();
    const shipped = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^asset\.\w+\/.*\.mjs$/.test(path))
      .map((path) => path.split('/').slice(1).join('/'));
    const built = readdirSync(join('dist', 'functions'), { recursive: true, encoding: 'utf8' });
    expect(shipped.toSorted()).toEqual(built.filter((path) => path.endsWith('.mjs')).toSorted());
  });
  test('errors, throttles, age, leftovers and mail wake the owner, and so does the bill', () => {
    const described = Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(
      (a) => a.Properties.AlarmDescription,
    );
    for (const word of ['failed', 'throttled', 'lags', 'gave up', 'BounceRate', 'ComplaintRate'])
      expect(
        described.some((d: string) => d.includes(word)),
        word,
      ).toBe(true);
    expect(described.length, 'ten are free for ever').toBeLessThanOrEqual(10);
    template.hasResourceProperties('AWS::Budgets::Budget', { Budget: { BudgetLimit: { Amount: 5, Unit: 'USD' } } });
  });
  test('logs go after a month', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() });
  });
  test('concurrency is reserved only when asked for', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('ReservedConcurrentExecutions');
  });
});

test('a domain of its own brings its certificate, its address and an aligned MAIL FROM', () => {
  const own = synthesised({ domain: 'play.example.org', zone: 'example.org', zoneId: 'Z1' });
  own.hasResourceProperties('AWS::SES::EmailIdentity', {
    MailFromAttributes: { MailFromDomain: 'bounce.example.org' },
  });
  for (const Type of ['A', 'AAAA'])
    own.hasResourceProperties('AWS::Route53::RecordSet', { Type, Name: 'play.example.org.' });
  own.hasResourceProperties('AWS::CertificateManager::Certificate', { DomainName: 'play.example.org' });
  own.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' } },
  });
});

describe('what mail servers look up', () => {
  const zone = { domain: 'play.example.org', zone: 'example.org', zoneId: 'Z1' };
  const records = (of: Template) =>
    Object.values(of.findResources('AWS::Route53::RecordSet'))
      .map(({ Properties: { Type, Name } }) => `${Type} ${typeof Name === 'string' ? Name : 'DKIM'}`)
      .sort();

  test('is written into a zone: keys, MAIL FROM, and DMARC where there is none', () => {
    const all = records(synthesised({ ...zone, dmarc: true }));
    for (const one of ['MX bounce.example.org.', 'TXT bounce.example.org.', 'TXT _dmarc.example.org.'])
      expect(all).toContain(one);
    expect(all.filter((one) => one.startsWith('CNAME'))).toHaveLength(3);
    expect(records(synthesised(zone))).not.toContain('TXT _dmarc.example.org.');
  });

  test('is given out for a domain that is kept elsewhere, from which mail then comes', () => {
    const elsewhere = synthesised({ mailDomain: 'example.org' });
    expect(records(elsewhere)).toEqual([]);
    elsewhere.hasOutput('DkimName1', Match.anyValue());
    elsewhere.hasOutput('DkimValue3', Match.anyValue());
    elsewhere.hasOutput('MailFrom', { Value: 'Postwright <postwright@example.org>' });
  });
});
