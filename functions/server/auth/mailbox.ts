/** The mailbox behind an address, as limits and refusals count it: what follows a `+` is the same person's. */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, at).split('+');
  return mailbox === '' ? address : `${mailbox}${address.slice(at)}`;
};
