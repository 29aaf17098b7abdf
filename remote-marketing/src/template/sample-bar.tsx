import { Link } from 'react-router-dom';
import { addresses } from 'shared-contracts/routes';
import styles from './sample-bar.module.css';

/** Top of every sample page: the way home, and the word that nothing on the page is real. */
export function SampleBar({ page }: { page: string }) {
  return (
    <div className={`column ${styles.bar}`}>
      <nav aria-label="Breadcrumb">
        <ol className={styles.trail}>
          <li>
            <Link to={addresses.home} className={styles.link}>
              Home
            </Link>
          </li>
          <li aria-current="page">{page}</li>
        </ol>
      </nav>
      <p className={styles.note}>Sample page: its studio, people, prices and figures are made up.</p>
    </div>
  );
}
