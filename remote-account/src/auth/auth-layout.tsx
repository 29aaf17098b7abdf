import { useHydrated } from '@little-arches/contracts/host';
import { canStore } from '@little-arches/contracts/platform';
import { drawingPalette, Notice } from '@little-arches/contracts/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import styles from './auth.module.css';
import PhoneScan from './phone-scan.svg?react';

const reasons = [
  'The app is free. Insoles are optional.',
  'One account for all children of your family or practice.',
  'Only you see the scans. Download or delete everything at any time.',
];

/** Renders a warning that the browser will forget the sign-in, when its storage is blocked. */
function ForgetfulBrowser() {
  const [isStoring] = useState(() => canStore('device'));
  if (isStoring) return null;
  return (
    <Notice kind="info" title="Your browser stores nothing for this site">
      <p>
        You can sign in, but your login ends when you close or reload this page, or open another tab. To stay
        signed in, allow cookies and site data for this site.
      </p>
    </Notice>
  );
}

/** Wraps the sign-in, sign-up and password pages: the form, and the benefits of an account. */
export function AuthLayout() {
  const hydrated = useHydrated();
  return (
    <div className={`column stack gap-6 ${styles.layout}`}>
      <div className={`stack gap-5 top ${styles.card}`}>
        {hydrated ? <ForgetfulBrowser /> : null}
        <Outlet />
      </div>
      <aside className={`stack gap-5 ${styles.aside}`} aria-label="What an account is good for">
        <PhoneScan className={drawingPalette} />
        <ul className={`stack gap-3 unmarked ${styles.reasons}`}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Check aria-hidden="true" size="1.25em" />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
