/** What the link of a mail is for. */
export interface MailLink {
  readonly action: 'confirm' | 'stop';
  readonly token: string;
}

/** Reads the fragment of a mail's link; undefined where it is cut or of no known kind. */
export function readMailLink(hash: string): MailLink | undefined {
  const [, action, token] = /^#(confirm|stop)=([0-9a-f]{48})$/.exec(hash) ?? [];
  return token && (action === 'confirm' || action === 'stop') ? { action, token } : undefined;
}
