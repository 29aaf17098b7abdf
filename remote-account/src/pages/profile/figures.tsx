import { href } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import type { PracticeFigures } from './home-data';
import styles from './page.module.css';

/** Renders the figures of a practice as links into its lists. */
export function Figures({ counts, processing }: PracticeFigures) {
  const profiles = href('profiles');
  return (
    <ul className={styles.counts}>
      <Figure number={counts.all} text="children" to={profiles} />
      <Figure number={counts.overdue} text="overdue" to={`${profiles}?rescan=overdue`} />
      <Figure number={counts.due} text="due now" to={`${profiles}?rescan=due`} />
      <Figure number={counts.first} text="never scanned" to={`${profiles}?rescan=first`} />
      <Figure number={processing} text="being measured" to={`${href('scans')}?status=processing`} />
    </ul>
  );
}

function Figure({ number, text, to }: { number: number; text: string; to: string }) {
  return (
    <li>
      <Link to={to}>
        <strong>{number}</strong> <span>{text}</span>
      </Link>
    </li>
  );
}
