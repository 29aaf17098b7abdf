import type { ActionParts, createAuthActions } from './auth-actions';

type AuthActions = ReturnType<typeof createAuthActions>;

/** Creates the loader of the actions. They load with the first action that is called; a failed load is repeated. */
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
