import { type AuthOutcome, useHost } from '@little-arches/contracts/host';
import { Button, Notice } from '@little-arches/contracts/ui';
import { useEffect, useState } from 'react';
import styles from './auth.module.css';

const COOLDOWN_SECONDS = 60;

/**
 * Renders a button that sends a mail again, at most once a minute. The countdown starts when the button is
 * rendered, because a first mail was just sent. The button stays focusable during the countdown and shows why it is
 * blocked.
 */
export function ResendButton({ send, label }: { send: () => Promise<AuthOutcome>; label: string }) {
  const { announce, notify } = useHost();
  const [left, setLeft] = useState(COOLDOWN_SECONDS);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const tick = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(tick);
  }, [waiting]);

  useEffect(() => {
    if (!waiting) announce('You can send the mail again now.');
  }, [waiting, announce]);

  async function resend() {
    if (waiting || busy) return;
    setBusy(true);
    const outcome = await send();
    setBusy(false);
    setFailure(outcome.ok ? undefined : outcome.message);
    if (!outcome.ok) return;
    setLeft(COOLDOWN_SECONDS);
    notify('The mail is on its way again. You can send it once more in 60 seconds.');
  }

  return (
    <div className="stack start">
      {failure ? (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button look="quiet" busy={waiting || busy} className={styles.resendButton} onClick={resend}>
        {busy ? 'Sending…' : waiting ? `${label} in ${left} s` : label}
      </Button>
    </div>
  );
}
