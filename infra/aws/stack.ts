import { Aws, CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as integrations from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as route53 from 'aws-cdk-lib/aws-route53';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { DUE_INDEX } from '../../functions/server/store/tables.ts';
import { Consumer } from './consumer.ts';
import { Data } from './data.ts';
import { Edge } from './edge.ts';
import { Lambda, type LambdaProps } from './lambda.ts';
import { Mail } from './mail.ts';
import { Monitoring } from './monitoring.ts';
import type { Settings } from './settings.ts';

/** No addresses of people and no tokens: the path is left out, the route is enough. */
const ACCESS_FORMAT = AccessLogFormat.custom(
  JSON.stringify({
    at: AccessLogField.contextRequestTime(),
    id: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    status: AccessLogField.contextStatus(),
    bytes: AccessLogField.contextResponseLength(),
    milliseconds: AccessLogField.contextResponseLatency(),
  }),
);

type Functions = Readonly<
  Record<'api' | 'projector' | 'notifier' | 'timekeeper' | 'picture' | 'feedback', lambda.Function>
>;

/** A whole installation. */
export class PostwrightStack extends Stack {
  private readonly data: Data;
  private readonly post: Mail;

  constructor(scope: Construct, id: string, props: StackProps & { readonly settings: Settings }) {
    super(scope, id, { ...props, terminationProtection: true });
    const { settings } = props;
    // The unguessable part of the stack's own id: a secret of this installation that costs nothing to keep.
    const originSecret = Fn.select(2, Fn.split('/', Aws.STACK_ID));
    const zone = this.zone(settings);
    this.data = new Data(this, 'Data');
    const { owner, mailDomain, dmarc } = settings;
    this.post = new Mail(this, 'Post', { owner, zone, mailDomain, dmarc });
    const api = this.httpApi(settings);
    const edge = new Edge(this, 'Edge', {
      api,
      originSecret,
      zone,
      domain: settings.domain,
      certificate: settings.certificate,
    });
    const functions = this.functions(settings, edge.origin, originSecret);
    this.route(api, functions);
    this.allow(functions);
    const failures = this.consumers(functions);
    this.schedule(functions.timekeeper);
    this.post.deliverTo(functions.feedback);
    new Monitoring(this, 'Watch', {
      owner: settings.owner,
      budget: settings.budget,
      consumers: { projector: functions.projector, notifier: functions.notifier },
      failures,
      api,
    });
    new CfnOutput(this, 'Url', { value: edge.origin });
    new CfnOutput(this, 'MailFrom', { value: this.post.from });
    for (const [name, table] of Object.entries(this.data.tables))
      new CfnOutput(this, `Table${name}`, { value: table.tableName });
    for (const [name, fn] of Object.entries(functions))
      new CfnOutput(this, `Function${name}`, { value: fn.functionName });
  }

  private zone(settings: Settings): route53.IHostedZone | undefined {
    if (!settings.zone || !settings.zoneId) return undefined;
    return route53.HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      zoneName: settings.zone,
      hostedZoneId: settings.zoneId,
    });
  }

  private httpApi(settings: Settings): apigateway.HttpApi {
    const api = new apigateway.HttpApi(this, 'Api', { createDefaultStage: false });
    const access = new logs.LogGroup(this, 'Access', {
      retention: logs.RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new apigateway.HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: settings.throttle, burstLimit: settings.throttle * 2 },
      accessLogSettings: { destination: new apigateway.LogGroupLogDestination(access), format: ACCESS_FORMAT },
    });
    return api;
  }

  private functions(settings: Settings, origin: string, originSecret: string): Functions {
    const { tables } = this.data;
    const environment = {
      PUBLIC_ORIGIN: origin,
      MAILS_AN_HOUR: String(settings.mailsAnHour),
      MAIL_FROM: this.post.from,
      ...Object.fromEntries(
        Object.entries(tables).map(([name, table]) => [`${name.toUpperCase()}_TABLE`, table.tableName]),
      ),
    };
    const service = (name: string, memory: number, seconds: number, more: Partial<LambdaProps> = {}): lambda.Function =>
      new Lambda(this, name, { name, memory, timeout: Duration.seconds(seconds), environment, ...more }).function;
    const api = service('api', 1024, 20, {
      environment: { ...environment, ORIGIN_SECRET: originSecret, OWNER: settings.owner },
      ...(settings.concurrency ? { concurrency: settings.concurrency } : {}),
    });
    const projector = service('projector', 512, 60);
    const notifier = service('notifier', 512, 60);
    return {
      api,
      projector,
      notifier,
      timekeeper: service('timekeeper', 256, 60, {
        environment: {
          ...environment,
          API_FUNCTION: api.functionName,
          PROJECTOR_FUNCTION: projector.functionName,
          NOTIFIER_FUNCTION: notifier.functionName,
        },
      }),
      picture: service('picture', 1024, 20, {
        environment: { ...environment, ORIGIN_SECRET: originSecret },
      }),
      feedback: service('feedback', 256, 20),
    };
  }

  private route(api: apigateway.HttpApi, functions: Functions): void {
    api.addRoutes({
      path: '/api/pictures/{proxy+}',
      methods: [apigateway.HttpMethod.GET],
      integration: new integrations.HttpLambdaIntegration('Pictures', functions.picture),
    });
    api.addRoutes({
      path: '/api/{proxy+}',
      integration: new integrations.HttpLambdaIntegration('Calls', functions.api),
    });
  }

  /** Who may do what, table by table. Nobody may change or delete what is in Events; only the API adds to it. */
  private allow(functions: Functions): void {
    const { Events, Views, Accounts, Mail, Seeds, Keys } = this.data.tables;
    const { api, projector, notifier, timekeeper, picture, feedback } = functions;
    const grant = (table: dynamodb.Table, fn: lambda.Function, ...actions: readonly string[]): void => {
      const indices = table === Views ? [`${table.tableArn}/index/${DUE_INDEX}`] : [];
      fn.addToRolePolicy(
        new iam.PolicyStatement({
          actions: actions.map((action) => `dynamodb:${action}`),
          resources: [table.tableArn, ...indices],
        }),
      );
    };
    const write = ['PutItem', 'UpdateItem', 'DeleteItem'] as const;
    const read = ['GetItem', 'BatchGetItem', 'Query'] as const;
    for (const fn of [api, projector, notifier, timekeeper, picture]) grant(Events, fn, 'Query', 'GetItem');
    grant(Events, api, 'PutItem');
    // Rebuilding every view begins with finding every game.
    grant(Events, projector, 'Scan');
    grant(Seeds, api, 'GetItem', 'PutItem');
    for (const fn of [api, projector, notifier, timekeeper]) grant(Views, fn, ...read, ...write);
    grant(Accounts, api, ...read, ...write);
    grant(Accounts, projector, ...read);
    grant(Accounts, notifier, ...read, 'PutItem', 'UpdateItem');
    grant(Accounts, feedback, ...read, 'PutItem', 'UpdateItem');
    for (const fn of [notifier, timekeeper]) grant(Mail, fn, ...read, ...write);
    for (const fn of [api, notifier, picture]) grant(Keys, fn, 'GetItem', 'BatchGetItem', 'PutItem');
    for (const fn of [api, notifier]) this.post.grantSend(fn);
    // The owner's page says how much may be sent; SES knows no narrower resource for that.
    api.addToRolePolicy(new iam.PolicyStatement({ actions: ['ses:GetAccount'], resources: ['*'] }));
    timekeeper.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [api, projector, notifier].map((fn) => fn.functionArn),
      }),
    );
  }

  private consumers(functions: Functions): Readonly<Record<string, sqs.Queue>> {
    const consumer = (id: string, fn: lambda.Function): sqs.Queue =>
      new Consumer(this, id, { events: this.data.tables.Events, function: fn }).failures;
    return {
      projector: consumer('ToProjector', functions.projector),
      notifier: consumer('ToNotifier', functions.notifier),
    };
  }

  private schedule(timekeeper: lambda.Function): void {
    new events.Rule(this, 'Tick', {
      schedule: events.Schedule.rate(Duration.minutes(1)),
      targets: [new targets.LambdaFunction(timekeeper, { retryAttempts: 0 })],
    });
  }
}
