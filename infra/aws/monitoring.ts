import { Duration } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as budgets from 'aws-cdk-lib/aws-budgets';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as actions from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

interface WatchProps {
  readonly owner: string;
  readonly budget: number;
  /** The functions that read the stream; their age is how far the views and mails lag behind. */
  readonly consumers: Readonly<Record<string, lambda.Function>>;
  readonly failures: Readonly<Record<string, sqs.Queue>>;
  readonly api: apigateway.HttpApi;
}

/** Everything that should wake the owner, by mail to one address. */
export class Monitoring extends Construct {
  private readonly topic: sns.Topic;

  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    this.topic = new sns.Topic(this, 'Alarms', { enforceSSL: true });
    this.topic.addSubscription(new subscriptions.EmailSubscription(props.owner));
    // Over all functions of the region: ten alarms are free for ever, and one for each function would be more.
    const period = Duration.minutes(5);
    this.alarm('Errors', lambda.Function.metricAllErrors({ period }), 1, 'a function failed');
    this.alarm('Throttles', lambda.Function.metricAllThrottles({ period }), 5, 'functions are throttled');
    for (const [name, fn] of Object.entries(props.consumers))
      this.alarm(`${name}Age`, age(fn), 300_000, `${name} lags more than five minutes behind the log`);
    for (const [name, queue] of Object.entries(props.failures))
      this.alarm(`${name}Left`, queue.metricApproximateNumberOfMessagesVisible(), 1, `${name} gave up on records`);
    this.alarm('ApiFaults', props.api.metricServerError({ period }), 3, 'the API answers with faults');
    this.mailAlarm('Bounces', 'Reputation.BounceRate', 0.05);
    this.mailAlarm('Complaints', 'Reputation.ComplaintRate', 0.001);
    this.budget(props);
  }

  private alarm(id: string, metric: cloudwatch.IMetric, threshold: number, alarmDescription: string): void {
    new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new actions.SnsAction(this.topic));
  }

  private mailAlarm(id: string, metricName: string, threshold: number): void {
    const metric = new cloudwatch.Metric({
      namespace: 'AWS/SES',
      metricName,
      statistic: 'Average',
      period: Duration.hours(1),
    });
    this.alarm(id, metric, threshold, `${metricName} puts the account's mail at risk`);
  }

  private budget(props: WatchProps): void {
    new budgets.CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: props.budget, unit: 'USD' },
      },
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
        subscribers: [{ subscriptionType: 'EMAIL', address: props.owner }],
      })),
    });
  }
}

const age = (fn: lambda.Function): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: 'AWS/Lambda',
    metricName: 'IteratorAge',
    statistic: 'Maximum',
    period: Duration.minutes(5),
    dimensionsMap: { FunctionName: fn.functionName },
  });
