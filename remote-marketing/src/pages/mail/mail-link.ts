/** Action and token of a mail link. */
export interface MailLink {
  readonly action: 'confirm' | 'stop';
  readonly token: string;
}

/** Parses the fragment of a mail link. Returns undefined when it is incomplete or of an unknown type. */
export function readMailLink(hash: string): MailLink | undefined {
  const [, action, token] = /^#(confirm|stop)=([0-9a-f]{48})$/.exec(hash) ?? [];
  return token && (action === 'confirm' || action === 'stop') ? { action, token } : undefined;
}
