import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Disclaimer } from '../../claims/disclaimer';
import { figures } from '../../claims/figures';
import styles from './figures.module.css';

const rows = [
  { figure: figures.rescan, meaning: 'between two scans, as we recommend it' },
  { figure: figures.improvement, meaning: 'until we expect improvement' },
  { figure: figures.correction, meaning: 'until we expect full correction' },
  { figure: figures.share, meaning: 'of gross sales for children’s education and clean water' },
];

export function Figures() {
  return (
    <section className={`column stack gap-5 section ${styles.section}`} aria-labelledby="figures">
      <h2 id="figures">The figures we go by</h2>
      <dl className={styles.rows}>
        {rows.map(({ figure, meaning }) => (
          <div key={figure} className={styles.row}>
            <dt className={styles.figure}>{figure}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Disclaimer />
      <p>
        <ButtonLink to={addresses.concept} look="quiet">
          Read how it works
        </ButtonLink>
      </p>
    </section>
  );
}
