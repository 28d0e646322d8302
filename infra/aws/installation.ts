import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** What was deployed, by the names of the stack's outputs: `Url`, `MailFrom`, `TableEvents`, `Functionapi` … */
export type Installation = Readonly<Record<string, string>>;

/** The outputs of a deployed stack; null when there is none. */
export const installation = async (
  cloudFormation: CloudFormationClient,
  stack: string,
): Promise<Installation | null> => {
  try {
    const { Stacks = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName: stack }));
    const outputs = Stacks[0]?.Outputs ?? [];
    return Object.fromEntries(outputs.map((o) => [o.OutputKey ?? '', o.OutputValue ?? '']));
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return null;
    throw error;
  }
};

/** The environment of our functions, for a command that works on the deployed tables with the owner's credentials. */
export const environmentOf = (outputs: Installation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      EVENTS_TABLE: outputs.TableEvents,
      VIEWS_TABLE: outputs.TableViews,
      ACCOUNTS_TABLE: outputs.TableAccounts,
      MAIL_TABLE: outputs.TableMail,
      SEEDS_TABLE: outputs.TableSeeds,
      KEYS_TABLE: outputs.TableKeys,
      PUBLIC_ORIGIN: outputs.Url,
      MAIL_FROM: outputs.MailFrom,
      API_FUNCTION: outputs.Functionapi,
      PROJECTOR_FUNCTION: outputs.Functionprojector,
      NOTIFIER_FUNCTION: outputs.Functionnotifier,
    }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
