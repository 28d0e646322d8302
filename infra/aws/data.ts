import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { DUE_INDEX, TABLES, type TableSpec } from '../../functions/server/store/tables.ts';

/** What cannot be made again: it is protected, backed up continuously, and outlives the stack. */
const KEPT: readonly TableSpec['name'][] = ['Events', 'Accounts', 'Seeds', 'Keys'];

/** The tables, one per purpose. */
export class Data extends Construct {
  readonly tables: Readonly<Record<TableSpec['name'], dynamodb.Table>>;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const made = TABLES.map((spec) => [spec.name, this.table(spec)] as const);
    this.tables = Object.fromEntries(made) as Record<TableSpec['name'], dynamodb.Table>;
  }

  private table(spec: TableSpec): dynamodb.Table {
    const kept = KEPT.includes(spec.name);
    const { STRING, NUMBER } = dynamodb.AttributeType;
    const table = new dynamodb.Table(this, spec.name, {
      partitionKey: { name: 'pk', type: STRING },
      ...(spec.sort ? { sortKey: { name: spec.sort.name, type: spec.sort.type === 'N' ? NUMBER : STRING } } : {}),
      ...(spec.ttl ? { timeToLiveAttribute: spec.ttl } : {}),
      ...(spec.stream ? { stream: dynamodb.StreamViewType.KEYS_ONLY } : {}),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: kept },
      deletionProtection: kept,
      removalPolicy: kept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (spec.due)
      table.addGlobalSecondaryIndex({
        indexName: DUE_INDEX,
        partitionKey: { name: 'duePk', type: STRING },
        sortKey: { name: 'due', type: NUMBER },
        projectionType: dynamodb.ProjectionType.KEYS_ONLY,
      });
    return table;
  }
}
