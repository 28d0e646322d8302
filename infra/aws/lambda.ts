import { type Duration, IgnoreMode, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

export interface LambdaProps {
  /** The artefact: `dist/functions/NAME.mjs` and, where it has one, the folder `NAME` beside it. */
  readonly name: string;
  readonly memory: number;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
  readonly concurrency?: number;
}

/** One of our functions: the very file that the tests ran, on the runtime that the tests ran it on. */
export class Lambda extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: LambdaProps) {
    super(scope, id);
    const logGroup = new logs.LogGroup(this, 'Logs', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const shipped = [`${props.name}.mjs`, `${props.name}/`, `${props.name}/*`];
    const role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.function = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: `${props.name}.handler`,
      code: lambda.Code.fromAsset('dist/functions', {
        exclude: ['*', ...shipped.map((file) => `!${file}`)],
        ignoreMode: IgnoreMode.GIT,
      }),
      memorySize: props.memory,
      timeout: props.timeout,
      environment: { ...props.environment },
      logGroup,
      role,
      ...(props.concurrency ? { reservedConcurrentExecutions: props.concurrency } : {}),
    });
  }
}
