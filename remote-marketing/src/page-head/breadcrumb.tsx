import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';
import type { Step } from './breadcrumb-list';

/** Renders the path from the home page to a subpage. */
export function Breadcrumb({ above, page }: { above: readonly Step[]; page: string }) {
  return (
    <nav aria-label="Breadcrumb" className={`column ${styles.breadcrumb}`}>
      <ol className={styles.trail}>
        {above.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  );
}
