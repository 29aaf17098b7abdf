import { Link } from 'react-router-dom';
import { addresses } from 'shared-contracts/routes';
import { ResendForm } from './resend-form';

/** The state for a link that lacks a part, or is of a type this site doesn't send. */
export function BrokenLink() {
  return (
    <>
      <h1>This link is not complete</h1>
      <p>
        Mail programs sometimes cut long links in two. Go back to our mail and copy the whole link into the
        address bar; nothing of it has been used up.
      </p>
      <p>
        If it still ends here, have the mail to confirm your email sent again below, or{' '}
        <Link to={addresses.resetPassword}>ask for a new link to set your password</Link>.
      </p>
      <ResendForm email={null} returnTo={addresses.profile} />
    </>
  );
}
