import { useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Button, FormErrors, useForm } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { signInSchema } from '../../auth/auth-rules';
import { hrefOfSignUp, useReturnTo } from '../../auth/return-to';
import { EmailField } from '../../forms/email-field';
import { PasswordField } from '../../forms/password-field';

export function Page() {
  const { session } = useHost();
  const returnTo = useReturnTo();
  const state = useForm({
    id: 'sign-in',
    schema: signInSchema,
    // Success changes the session, and the guard around this page redirects.
    send: async (values) => {
      const outcome = await session.signIn(values);
      return outcome.ok ? undefined : outcome;
    },
  });

  return (
    <>
      <h1>Sign in</h1>
      {returnTo ? (
        <p className="soft">
          {returnTo === addresses.checkout
            ? 'Sign in to pay; your cart is kept.'
            : 'Please sign in to see that page.'}
        </p>
      ) : null}
      <form {...state.form}>
        <FormErrors state={state} />
        <EmailField {...state.field('email')} />
        <PasswordField {...state.field('password')} label="Password" autoComplete="current-password" />
        <Link to={addresses.resetPassword} className={styles.forgot}>
          Forgot your password?
        </Link>
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      <p>
        New here? <Link to={hrefOfSignUp(returnTo)}>Create an account</Link>
      </p>
    </>
  );
}
