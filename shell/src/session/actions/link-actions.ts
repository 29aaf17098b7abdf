import type { AuthOutcome, LinkOutcome, MailLink } from '@little-arches/contracts/session';
import type { AuthClient } from '../auth-client';
import type { SessionStateStore } from '../session-state';
import { answered } from './attempt';
import { USED_LINK } from './auth-failure';
import { createMailLinks, type Verified } from './mail-links';

/** Input of consuming a link. */
export interface LinkParts {
  readonly state: SessionStateStore;
  /** Loads the auth client whose session stays in its own memory. */
  readonly loadClient: () => Promise<AuthClient>;
  /** Reads the profile of the person who has signed in. */
  readonly enter: () => Promise<AuthOutcome>;
  readonly log: (error: unknown) => void;
}

/** Signs in with the link of a mail, in the auth client that stores the session. Throws that client's errors. */
export type ConfirmLink = (
  auth: AuthClient,
  link: MailLink,
  agreedEmail: string | null,
) => Promise<LinkOutcome>;

/** Creates the function that confirms links; the server is called once for each link. */
export function createConfirmLink({ state, loadClient, enter, log }: LinkParts): ConfirmLink {
  const links = createMailLinks(loadClient);

  /** Signs in the account of a link, and ends the session it replaces. */
  async function adopt(auth: AuthClient, { tokens, userId }: Verified): Promise<void> {
    const replaced = (await auth.getSession()).data.session;
    await answered(auth.setSession(tokens));
    if (!replaced || replaced.user.id === userId) return;
    state.recover(null);
    const { error } = await auth.admin.signOut(replaced.access_token, 'local');
    if (error) log(error);
  }

  return async (auth, link, agreedEmail) => {
    const verified = await links.verify(link);
    if (!verified) return USED_LINK;
    if (verified.email.toLowerCase() !== agreedEmail?.toLowerCase())
      return { ok: false, code: 'other_person', email: verified.email };
    await adopt(auth, verified);
    if (link.type === 'recovery') state.recover(verified.userId);
    const entered = await enter();
    if (entered.ok) links.forget(link);
    return entered;
  };
}
