// What a failed sending means. Only a real refusal is for ever; of most failures somebody mends the cause.

/**
 * `refused`: this address or this mail will never be taken. `later`: surely not sent, to be tried again.
 * `may-have-gone`: handed over, or perhaps handed over, with nobody to say what became of it.
 */
export interface MailFailure {
  readonly kind: 'refused' | 'later' | 'may-have-gone';
  /** The error's own name, for logs and counts. */
  readonly reason: string;
  /** Whether it concerns this addressee alone, so that mail to others may go well. */
  readonly addressee: boolean;
}

// The connection was never made, so nothing was handed over.
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];
// The SDK gives a connection that took too long neither a class nor a code.
const NEVER_CONNECTED = /without establishing a connection|did not establish a connection/i;

// Said before the mail is looked at, whatever the status: nothing is sent.
const BEFORE_SENDING =
  /Throttl|TooManyRequests|LimitExceeded|SendingPaused|AccountSuspended|NotVerified|AccessDenied|NotAuthori[sz]ed|NotFound|UnrecognizedClient|InvalidClientToken|ExpiredToken|Signature|Credentials/i;

// Who may not relay or is not trusted (5.7.x of SMTP), which is about us and not about the address; a sender, a domain or
// (in the sandbox) an addressee that is not verified yet; a quota; an account under review.
const FOR_NOW =
  /relay|authenticat|\b5\.7\.\d|spamhaus|blocklist|not verified|verif|sandbox|identit|configuration set|paused|suspended|review|quota|rate exceeded|throttl/i;
const OF_THE_ADDRESS =
  /illegal|invalid (recipient|address|email|domain)|missing final|address contains|domain contains|missing (local|domain)|suppress|blacklist|recipient/i;

interface Said {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
}

const statusOf = (error: object): number => {
  if ('status' in error && typeof error.status === 'number') return error.status;
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return 0;
  const { $metadata } = error;
  return 'httpStatusCode' in $metadata && typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : 0;
};

const saidBy = (error: unknown): Said => {
  if (!(error instanceof Error)) return { name: 'unknown', message: String(error), code: '', status: 0 };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { name: error.name, message: error.message, code, status: statusOf(error) };
};

const kindOf = ({ name, message, code, status }: Said): MailFailure['kind'] => {
  if (UNREACHED.includes(code) || NEVER_CONNECTED.test(message)) return 'later';
  if (BEFORE_SENDING.test(name) || status === 429) return 'later';
  if (status < 400 || status >= 500) return 'may-have-gone';
  if (name === 'MessageRejected') return FOR_NOW.test(message) ? 'later' : 'refused';
  return OF_THE_ADDRESS.test(message) && !FOR_NOW.test(message) ? 'refused' : 'later';
};

/** Sorts what `Outgoing.send` threw for a mail to this address. */
export const failureOf = (error: unknown, to: string): MailFailure => {
  const said = saidBy(error);
  const kind = kindOf(said);
  const named = said.message.toLowerCase().includes(to.toLowerCase());
  return { kind, reason: said.name, addressee: kind === 'refused' || named };
};
