import type { ActionParts, createAuthActions } from './auth-actions';

type AuthActions = ReturnType<typeof createAuthActions>;

/** What a person asks the auth server for, loaded with the first question; a load that failed is tried again. */
export function createActionsLoader(parts: ActionParts): () => Promise<AuthActions> {
  let loaded: Promise<AuthActions> | undefined;
  return () => {
    loaded ??= import(/* webpackChunkName: "auth-client" */ './auth-actions').then(
      (module) => module.createAuthActions(parts),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}
