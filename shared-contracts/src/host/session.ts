/** The signed-in person, from the answer of the profile call. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Stored and shown only in the settings; no access right depends on it. */
  readonly role: string | null;
  readonly groupId: string | null;
}

/**
 * The reason why no one is signed in. `signed-out`: by a sign-out in this browser. `sign-out-unconfirmed`: the
 * browser is cleared, but the server could not be reached. `none`: everything else.
 */
export type SignedOutReason = 'none' | 'signed-out' | 'sign-out-unconfirmed';

/** Status of the session (specification, section 4). `loading` is the initial state. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated'; readonly reason: SignedOutReason }
  | { readonly status: 'authenticated'; readonly user: SessionUser };

/**
 * Whether the link of a password mail admitted the visitor, who may then set a new password. `checking` while the
 * session loads.
 */
export type RecoveryState = 'none' | 'checking' | 'ready';

/** Result of an auth action. Expected failures are values, with a message for the page. */
export type AuthOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code:
        | 'invalid_credentials'
        | 'user_exists'
        | 'weak_password'
        | 'same_password'
        | 'link_used'
        | 'link_expired'
        | 'rate_limited'
        | 'network'
        | 'unknown';
      readonly message: string;
    };

/** Like `AuthOutcome`; `confirm` is true when a mail must be confirmed before the first sign-in. */
export type SignUpOutcome =
  | { readonly ok: true; readonly confirm: boolean }
  | Extract<AuthOutcome, { ok: false }>;

/** The content of a link in our mails. `email` confirms a sign-up, `recovery` leads to a new password. */
export interface MailLink {
  readonly type: 'email' | 'recovery';
  readonly tokenHash: string;
}

/**
 * Like `AuthOutcome`. `other_person`: the link is for `email`, and the visitor has not agreed to this account.
 * Nothing has changed yet: ask the visitor, and call again.
 */
export type LinkOutcome =
  | AuthOutcome
  | { readonly ok: false; readonly code: 'other_person'; readonly email: string };

export interface SignUpInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** Version of the text the person agreed to (`CONSENT_TEXTS`), for the record that the server keeps. */
  readonly consent?: string;
  /** The path to return to after the mail was confirmed, as in the address: the host validates it. */
  readonly returnTo: string | null;
}

/** The new address that both addresses have yet to confirm; null without one. */
export type PendingEmailOutcome =
  | { readonly ok: true; readonly email: string | null }
  | Extract<AuthOutcome, { ok: false }>;

/**
 * Like `AuthOutcome`; `done` is true when the other address had confirmed before, so that the change has happened.
 */
export type EmailChangeOutcome =
  | { readonly ok: true; readonly done: boolean }
  | Extract<AuthOutcome, { ok: false }>;

/** The input of a password change. */
export interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

/**
 * The auth session: an observable value and its actions. Only the shell uses the auth client; remotes never see a
 * token. Actions log unexpected errors themselves and never reject.
 */
export interface Session {
  /** Returns the current state; the same object until it changes. */
  get(): SessionState;
  /** Returns the state of a password recovery; `subscribe` observes it too. */
  recovery(): RecoveryState;
  /** Calls `listener` after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  signIn(input: { readonly email: string; readonly password: string }): Promise<AuthOutcome>;
  signUp(input: SignUpInput): Promise<SignUpOutcome>;
  /** Sends the confirmation mail of a sign-up again; `returnTo` as in `SignUpInput`. */
  resendConfirmation(email: string, returnTo: string | null): Promise<AuthOutcome>;
  /**
   * Uses the link of a mail and signs in its account, which replaces the current session. Only the account of
   * `agreedEmail` is signed in, null for none; letter case is ignored. After a network failure the call can be
   * repeated: the result of the link is kept.
   */
  confirmLink(link: MailLink, agreedEmail: string | null): Promise<LinkOutcome>;
  /** Clears this browser even if the server can't be reached; the outcome is then not ok. */
  signOut(): Promise<AuthOutcome>;
  /** Mails a link to set a new password; the answer is the same for known and unknown addresses. */
  requestPasswordReset(email: string): Promise<AuthOutcome>;
  updatePassword(password: string): Promise<AuthOutcome>;
  /**
   * Changes the password of the person who is signed in. The server checks the current one
   * (`invalid_credentials`) and ends every other session of the account.
   */
  changePassword(input: PasswordChange): Promise<AuthOutcome>;
  /**
   * Requests another email address: the present and the new address both get a link, and the change happens when
   * both were used. `user_exists` when the new one is taken.
   */
  changeEmail(email: string): Promise<AuthOutcome>;
  pendingEmail(): Promise<PendingEmailOutcome>;
  /** Confirms with one of the two links. Signs no one in; a signed-in person stays signed in. */
  confirmEmailChange(tokenHash: string): Promise<EmailChangeOutcome>;
  /** Ends every session of the account except this one. */
  signOutOthers(): Promise<AuthOutcome>;
  /** Reads the profile of the signed-in person again after a change; a failure leaves the state as it is. */
  refreshUser(): Promise<AuthOutcome>;
}

/** Resolves to the first state that is not `loading`. */
export function settledSession(
  session: Pick<Session, 'get' | 'subscribe'>,
): Promise<Exclude<SessionState, { status: 'loading' }>> {
  return new Promise((resolve) => {
    const state = session.get();
    if (state.status !== 'loading') return resolve(state);
    const stop = session.subscribe(() => {
      const next = session.get();
      if (next.status === 'loading') return;
      stop();
      resolve(next);
    });
  });
}
