import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

/** The ids of all games that were ever opened. Reads the whole table: for rebuilding and for the start of a machine. */
export async function* everyGame(db: DynamoDBDocumentClient, eventsTable: string): AsyncGenerator<string> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new ScanCommand({
        TableName: eventsTable,
        ProjectionExpression: 'pk',
        FilterExpression: 'seq = :first',
        ExpressionAttributeValues: { ':first': 1 },
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    for (const { pk } of page.Items ?? []) yield String(pk).slice('GAME#'.length);
    from = page.LastEvaluatedKey;
  } while (from);
}
