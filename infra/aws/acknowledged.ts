import { type Stack, Token, Validations } from 'aws-cdk-lib';

/** Findings of cdk-nag that are meant, each with its reason. Anything else fails the synthesis. */
const MEANT: Readonly<Record<string, string>> = {
  'AwsSolutions-APIG4': 'The API signs people in itself: opaque cookies and tokens, checked in functions/server/auth.',
  'AwsSolutions-CFR1': 'Friends may live anywhere.',
  'AwsSolutions-CFR2':
    'A web application firewall costs more a month than everything else; stage throttling caps an attack.',
  'AwsSolutions-CFR3': 'Access logs of the edge would hold addresses of people; the API logs what is needed.',
  'AwsSolutions-CFR4':
    'Without a domain of its own the distribution has the default certificate, whose TLS floor cannot be set.',
  'AwsSolutions-DDB3': 'Views and Mail are rebuilt from the log; what cannot be rebuilt has point-in-time recovery.',
  'AwsSolutions-S1': 'The bucket holds the published pages only, and only the distribution reads it.',
  'AwsSolutions-SQS3': 'These queues are the dead-letter queues.',
  'Serverless-SQSRedrivePolicy': 'These queues are the dead-letter queues.',
  'Serverless-LambdaDLQ':
    'Streams have on-failure queues, calls answer their caller, and the timekeeper runs again in a minute.',
  'Serverless-LambdaTracing': 'Tracing costs more than it tells here; the log lines carry game and seq.',
  'Serverless-EventBusDLQ': 'A tick that is lost is followed by the next one in a minute.',
  'Serverless-SNSRedrivePolicy':
    'Mail to the owner has no queue; SES keeps bounces on its own suppression list as well.',
};

/** The uploader of the pages is the CDK's own function; these are its rights and its runtime. */
const uploader = (stack: Stack): readonly string[] => {
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
  return [
    'AwsSolutions-L1',
    'Serverless-LambdaLatestVersion',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'AwsSolutions-IAM5[Action::s3:Abort*]',
    'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
    'AwsSolutions-IAM5[Action::s3:GetBucket*]',
    'AwsSolutions-IAM5[Action::s3:GetObject*]',
    'AwsSolutions-IAM5[Action::s3:List*]',
    `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${account}-${stack.region}/*]`,
    'AwsSolutions-IAM5[Resource::<EdgePages2AF31C5C.Arn>/*]',
  ];
};

/** Rights that IAM grants on everything or on nothing: listing streams, invalidating the edge, asking SES for its quota. */
const LISTING = 'AwsSolutions-IAM5[Resource::*]';

const prefixed = (rule: string): string => `${rule.split('-')[0]}::${rule}`;

export const acknowledge = (stack: Stack): void => {
  const say = (rule: string, reason: string): void => Validations.of(stack).acknowledge({ id: prefixed(rule), reason });
  for (const [rule, reason] of Object.entries(MEANT)) say(rule, reason);
  for (const rule of uploader(stack)) say(rule, 'The CDK made this function to upload the pages; it is its own.');
  say(LISTING, 'dynamodb:ListStreams, cloudfront:CreateInvalidation and ses:GetAccount know no narrower resource.');
};
