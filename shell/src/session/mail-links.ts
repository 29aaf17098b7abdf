import type { AuthOutcome, MailLink, Session } from '@little-arches/contracts/host';
import { readStored, writeStored } from '@little-arches/contracts/platform';
import type { AuthClient } from './auth-client';
import { USED_LINK } from './auth-failure';
import { answered } from './session-check';
import type { SessionStateStore } from './session-state';

/** The person that a used link admits. They are not signed in yet, and nothing is stored. */
export interface Verified {
  readonly userId: string;
  readonly email: string;
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
}

const SPENT_KEY = 'little-arches.spent-link';

/** Uses the links of our mails. */
export interface MailLinks {
  /**
   * Returns the person that the link admits. The server is called once: later calls return the same result until
   * `forget`. Throws the auth client's error; undefined when this browser has used the link before.
   */
  verify(link: MailLink): Promise<Verified | undefined>;
  /** Call once the visitor is signed in. */
  forget(link: MailLink): void;
}

/** Creates the links; `loadClient` returns the auth client whose session stays in its own memory. */
function createMailLinks(loadClient: () => Promise<AuthClient>): MailLinks {
  const verified = new Map<string, Verified>();
  let client: Promise<AuthClient> | undefined;

  return {
    async verify({ type, tokenHash }) {
      const known = verified.get(tokenHash);
      if (known) return known;
      // Without storage, a link used twice counts as one that no longer works.
      if (readStored('device', SPENT_KEY) === tokenHash) return undefined;
      client ??= loadClient();
      const auth = await client.catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      const { data, error } = await auth.verifyOtp({ type, token_hash: tokenHash });
      if (error) throw error;
      const { user, session } = data;
      if (!user?.email || !session)
        throw new Error('The auth server verified a link, but returned no session.');
      const { access_token, refresh_token } = session;
      const found = { userId: user.id, email: user.email, tokens: { access_token, refresh_token } };
      verified.set(tokenHash, found);
      writeStored('device', SPENT_KEY, tokenHash);
      return found;
    },
    forget: ({ tokenHash }) => void verified.delete(tokenHash),
  };
}

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
) => ReturnType<Session['confirmLink']>;

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
