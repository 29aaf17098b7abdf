import type { Session } from '@little-arches/contracts/host';
import type { AuthClient } from './auth-client';

/** The actions of the session whose code comes with the auth client. */
export const ACTIONS = [
  'signIn',
  'signUp',
  'resendConfirmation',
  'confirmLink',
  'requestPasswordReset',
  'updatePassword',
  'changePassword',
  'changeEmail',
  'pendingEmail',
  'confirmEmailChange',
  'signOutOthers',
  'refreshUser',
] as const;

/** The name of one of them. */
export type ActionName = (typeof ACTIONS)[number];

/** The result of an action. */
export type ActionOutcome<Name extends ActionName> = Awaited<ReturnType<Session[Name]>>;

/** The actions, each with the auth client before its own input. */
export type SessionActions = {
  [Name in ActionName]: (
    auth: AuthClient,
    ...input: Parameters<Session[Name]>
  ) => Promise<ActionOutcome<Name>>;
};
