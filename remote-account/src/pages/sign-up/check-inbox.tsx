import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import styles from '../../auth/auth.module.css';
import { FocusedHeading } from '../../auth/focused-heading';
import { ResendButton } from '../../auth/resend-button';

/** Renders the state of the sign-up page after the confirmation mail was sent. */
export function CheckInbox({
  email,
  returnTo,
  onBack,
}: {
  email: string;
  returnTo: string | null;
  onBack: () => void;
}) {
  const { session } = useHost();
  return (
    <>
      <FocusedHeading>Check your inbox</FocusedHeading>
      <p>
        We sent a mail to <strong>{email}</strong>. Open the link in it, on this device or another, and press
        the button there; after that you are signed in.
      </p>
      <p className={styles.lead}>
        Nothing there? Look into the spam folder, or have the mail sent again after a minute.
      </p>
      <ResendButton label="Send the mail again" send={() => session.resendConfirmation(email, returnTo)} />
      <p>
        <Button look="plain" className={styles.flush} onClick={onBack}>
          Use another email address
        </Button>
      </p>
    </>
  );
}
