import { readStored, writeStored } from '@little-arches/contracts/platform';

import type { MailLink } from '@little-arches/contracts/session';
import type { AuthClient } from '../auth-client';

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
export function createMailLinks(loadClient: () => Promise<AuthClient>): MailLinks {
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
