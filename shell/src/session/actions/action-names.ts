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
