import { CHILD_LIMITS } from '@little-arches/contracts/input';
import styles from './keeping.module.css';

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
export function Keeping() {
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
