import { CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './payment-result.module.css';

const icons = { busy: Hourglass, good: CircleCheck, open: CircleAlert, bad: CircleX };

/** Tone of a payment's result: pending, good, open, or bad. */
export type PaymentTone = keyof typeof icons;

/** Renders the result of a payment, as the first thing on its page. Pass a `ref` to move the focus to the heading. */
export function PaymentResult({
  tone,
  heading,
  children,
  ref,
}: {
  tone: PaymentTone;
  heading: string;
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.result} ${styles[tone]}`}>
      <Icon aria-hidden="true" className={styles.icon} />
      <h1 ref={ref} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  );
}
