import type { AuthClient } from './auth-client';

/** The auth client that holds this browser's session, loaded when it is first needed. */
export interface HeldClient {
  get(): Promise<AuthClient>;
  /** Clears this browser without the server. The next `get` restarts. */
  drop(): Promise<void>;
}

/** Events of the auth client. They are emitted inside its lock: a call of the client there would wait for ever. */
export interface ClientEvents {
  /** The token was renewed. */
  onRefreshed(): void;
  /** No one is signed in any more. */
  onSignedOut(): void;
}

/** Creates the held client; `events` are emitted from the first `get` on. */
export function createHeldClient(load: () => Promise<AuthClient>, events: ClientEvents): HeldClient {
  let held: Promise<AuthClient> | undefined;
  let stopListening = () => {};

  function listenTo(client: AuthClient): AuthClient {
    const { data } = client.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') events.onSignedOut();
      if (event !== 'TOKEN_REFRESHED') return;
      console.info('The session was refreshed.');
      events.onRefreshed();
    });
    stopListening = () => data.subscription.unsubscribe();
    return client;
  }

  return {
    get() {
      held ??= load()
        .then(listenTo)
        .catch((error: unknown) => {
          held = undefined;
          throw error;
        });
      return held;
    },
    async drop() {
      // The auth client keeps its session when the server can't be reached, but this browser must not.
      const client = await held?.catch(() => undefined);
      await client?.stopAutoRefresh();
      stopListening();
      held = undefined;
    },
  };
}
