import { useHost } from '@little-arches/contracts/host';
import { Button, Notice } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { agreeToText } from '../account-data/account-backend';
import { useAttempt } from '../forms/use-attempt';
import type { ConsentText } from './newer-text';
import styles from './newer-text.module.css';

/** Shows a newer consent text and records that the person agrees. The answer blocks nothing. */
export function NewerTextNotice({
  text,
  onAgreed,
  onLater,
}: {
  text: ConsentText;
  onAgreed?: () => void;
  /** Without this callback the notice can't be postponed. */
  onLater?: () => void;
}) {
  const { backend } = useHost();
  const [isAgreed, setAgreed] = useState(false);
  const { busy, failure, attempt } = useAttempt();

  const agree = () =>
    attempt(async () => {
      await agreeToText(backend, text.version);
      setAgreed(true);
      onAgreed?.();
    });

  if (isAgreed)
    return (
      <Notice kind="success" takesFocus>
        <p>Thank you. We have noted that you agree; it stands in your settings.</p>
      </Notice>
    );
  return (
    <Notice kind="info" title="Do you agree to this?">
      <p>What people agree to when they sign up has newer words. Everything goes on as before meanwhile.</p>
      <blockquote className={styles.text}>
        <p>{text.body}</p>
      </blockquote>
      {failure ? <p role="alert">{failure}</p> : null}
      <div className="row">
        <Button onClick={agree} busy={busy}>
          {busy ? 'Saving…' : 'I agree'}
        </Button>
        {onLater ? (
          <Button look="quiet" onClick={onLater} busy={busy}>
            Not now
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
