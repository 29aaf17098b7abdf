import type { AuthOutcome, LinkOutcome, Session } from 'shared-contracts/session';
import type { AuthClient } from '../auth-client';
import type { SessionStateStore } from '../session-state';
import { type Attempt, answered } from './attempt';
import { USED_LINK } from './auth-failure';
import type { MailLinks, Verified } from './mail-links';

/** What spending a link takes. */
export interface LinkParts {
  readonly links: MailLinks;
  readonly state: SessionStateStore;
  readonly attempt: Attempt;
  /** Reads the profile of who came in. */
  readonly enter: () => Promise<AuthOutcome>;
  readonly log: (error: unknown) => void;
}

/** Signing in by the link of a mail. */
export function createLinkActions({
  links,
  state,
  attempt,
  enter,
  log,
}: LinkParts): Pick<Session, 'confirmLink'> {
  /** Signs in whom a link let in, and ends the session this replaces. */
  async function adopt(auth: AuthClient, { tokens, userId }: Verified): Promise<void> {
    const replaced = (await auth.getSession()).data.session;
    await answered(auth.setSession(tokens));
    if (!replaced || replaced.user.id === userId) return;
    state.recover(null);
    const { error } = await auth.admin.signOut(replaced.access_token, 'local');
    if (error) log(error);
  }

  return {
    confirmLink: (link, agreedEmail) =>
      attempt<LinkOutcome>(async (auth) => {
        const verified = await links.verify(link);
        if (!verified) return USED_LINK;
        if (verified.email.toLowerCase() !== agreedEmail?.toLowerCase())
          return { ok: false, code: 'other_person', email: verified.email };
        await adopt(auth, verified);
        if (link.type === 'recovery') state.recover(verified.userId);
        const entered = await enter();
        if (entered.ok) links.forget(link);
        return entered;
      }),
  };
}
