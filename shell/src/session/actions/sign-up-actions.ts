import { safeReturnTo } from '@little-arches/contracts/routes';
import type { AuthOutcome, SignUpInput, SignUpOutcome } from '@little-arches/contracts/session';
import type { AuthClient } from '../auth-client';
import { answered } from './attempt';

/**
 * Creates the actions for signing up, and for the mail that confirms it. `enter` reads the profile of the person
 * who has signed in.
 */
export function createSignUpActions(siteUrl: string, enter: () => Promise<AuthOutcome>) {
  // A return address from the page's address must not lead to other sites from a mail, either.
  const leadTo = (returnTo: string | null) => ({ emailRedirectTo: siteUrl + safeReturnTo(returnTo) });
  return {
    async signUp(
      auth: AuthClient,
      { firstName, lastName, email, password, consent, returnTo }: SignUpInput,
    ): Promise<SignUpOutcome> {
      const display_name = [firstName, lastName]
        .map((name) => name.trim())
        .join(' ')
        .trim();
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { data: { display_name, consent }, ...leadTo(returnTo) },
      });
      if (error) throw error;
      // The server hides whether an account exists by answering with a user without identities.
      if (data.user?.identities?.length === 0)
        return { ok: false, code: 'user_exists', message: 'This user already exists' };
      if (!data.session) return { ok: true, confirm: true };
      const outcome = await enter();
      return outcome.ok ? { ok: true, confirm: false } : outcome;
    },
    resendConfirmation: (auth: AuthClient, email: string, returnTo: string | null): Promise<AuthOutcome> =>
      answered(auth.resend({ type: 'signup', email, options: leadTo(returnTo) })),
  };
}
