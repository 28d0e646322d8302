import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as sources from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/**
 * Hands new commits of the Events table to a function: at least once, in small batches, with bisection and bounded
 * retries; what fails for good lands in a queue that an alarm watches. The timekeeper catches up whatever is lost here.
 */
export class Consumer extends Construct {
  readonly failures: sqs.Queue;

  constructor(
    scope: Construct,
    id: string,
    props: { readonly events: dynamodb.Table; readonly function: lambda.Function },
  ) {
    super(scope, id);
    this.failures = new sqs.Queue(this, 'Failures', {
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    props.function.addEventSource(
      new sources.DynamoEventSource(props.events, {
        startingPosition: lambda.StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        maxBatchingWindow: Duration.seconds(1),
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(1),
        onFailure: new sources.SqsDlq(this.failures),
        filters: [lambda.FilterCriteria.filter({ eventName: lambda.FilterRule.isEqual('INSERT') })],
      }),
    );
  }
}
