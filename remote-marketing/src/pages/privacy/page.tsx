import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { LegalPage } from '../../document/legal-page';
import { words } from '../../document/words';
import styles from './page.module.css';
import text from './privacy.md';

const sections = text({ ...words, InBrowser: <InBrowser />, Keeping: <Keeping /> });

const gist = [
  'Nothing on this site tracks you. We show no advertising, sell no data, and set no cookies.',
  'Your child’s scans belong to your account. Our server hands them to nobody else, unless you share one by a link.',
  'The only outside service a page uses is Stripe, for the card payment at the checkout.',
  'You can download or delete everything in your account yourself, at any time.',
];

export function Page() {
  return (
    <LegalPage
      title="How we look after your data"
      lead="Data about a child’s feet is health data. Here is what we keep, why, for how long, and how you take it back."
      gist={gist}
      sections={sections}
      since={{ day: '2026-11-24', words: '24 November 2026' }}
    />
  );
}

/** Renders what the browser's storage holds, and until when. */
function InBrowser() {
  return (
    <dl>
      <div>
        <dt>Your sign-in</dt>
        <dd>Who you are on this device, until you log out. Only there if you signed in.</dd>
      </div>
      <div>
        <dt>Your cart</dt>
        <dd>The products in it, until you remove them or the order is paid.</dd>
      </div>
      <div>
        <dt>The number of a payment</dt>
        <dd>
          From the moment you pay until the result is shown; up to five of payments that were not finished.
        </dd>
      </div>
    </dl>
  );
}

const rows = [
  { what: 'Account, with the sign-ins we noted', until: 'You delete the account.' },
  {
    what: 'Profile of a child, with its scans',
    until: `${CHILD_LIMITS.keptDays} days after you deleted it; sooner if you delete it for good in the settings, or the account.`,
  },
  {
    what: 'Orders',
    until:
      'Unpaid ones: you delete the account. Paid ones: up to ten years, as tax law wants, with the address they went to. Once you delete the account nothing of yours shows them, and we forget your email address when the order is shipped.',
  },
  {
    what: 'Email address of a mail you asked for',
    until: 'The mail was sent, you stop it, or you don’t confirm it within seven days.',
  },
  {
    what: 'Messages',
    until:
      'They are no longer needed to answer you, you delete the account with their address, or you ask us to delete them.',
  },
  { what: 'Safety copies of the database', until: 'They are overwritten in turn, after 30 days at most.' },
];

/** Renders what is kept, and until when. */
function Keeping() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">What we keep, and until when</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
