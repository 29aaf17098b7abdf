import { useEffect, useState } from 'react';
import styles from './payment-form.module.css';

/** Milliseconds within which most payments finish, including the second step of a bank. */
const PATIENCE = 60_000;

/** Renders advice when a payment is pending for long, because the provider's frame may never answer. */
export function SlowPayment() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.hint}>
      {isSlow
        ? 'This is taking longer than usual. Your bank may be waiting for you to confirm the payment. If nothing happens, reload this page: it finds out what became of the payment, and nothing is paid twice.'
        : null}
    </p>
  );
}
