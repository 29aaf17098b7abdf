import type { AuthClient } from './auth-client';

/** The auth client that holds this browser's session, loaded when it is first needed. */
export interface HeldClient {
  get(): Promise<AuthClient>;
  /** Clears this browser without the server. The next `get` begins anew. */
  drop(): Promise<void>;
}

/**
 * `onSignedOut` is called when the auth client says that nobody is signed in any more, inside its own lock: asking
 * it anything there would wait for ever.
 */
export function createHeldClient(load: () => Promise<AuthClient>, onSignedOut: () => void): HeldClient {
  let held: Promise<AuthClient> | undefined;
  let stopListening = () => {};

  function listenTo(client: AuthClient): AuthClient {
    const { data } = client.onAuthStateChange((event) => {
      if (event === 'TOKEN_REFRESHED') console.info('The session was refreshed.');
      if (event === 'SIGNED_OUT') onSignedOut();
    });
    stopListening = () => data.subscription.unsubscribe();
    return client;
  }

  return {
    get() {
      held ??= load().then(listenTo, (error: unknown) => {
        held = undefined;
        throw error;
      });
      return held;
    },
    async drop() {
      // The auth client keeps its session when the server can't be told. This browser must not.
      const client = await held?.catch(() => undefined);
      await client?.stopAutoRefresh();
      stopListening();
      held = undefined;
    },
  };
}
