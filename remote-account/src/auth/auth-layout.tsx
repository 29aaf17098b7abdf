import { Check } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import styles from './auth.module.css';
import { PhoneScan } from './phone-scan';

const reasons = [
  'The app is free. Insoles are optional.',
  'One account for all children of your family or practice.',
  'Only you see the scans. Download or delete everything at any time.',
];

/** Stands round the sign-in, sign-up and password pages: the form, and what an account is good for. */
export function AuthLayout() {
  return (
    <div className={`column ${styles.layout}`}>
      <div className={styles.card}>
        <Outlet />
      </div>
      <aside className={styles.aside} aria-label="What an account is good for">
        <PhoneScan />
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Check aria-hidden="true" size="1.25em" />
              {reason}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
