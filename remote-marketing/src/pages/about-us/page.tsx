import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Disclaimer } from '../../claims/disclaimer';
import { figures } from '../../claims/figures';
import ThreeWindows from '../../drawings/arches/three-windows.svg?react';
import { Drawing } from '../../drawings/drawing';
import { PageHead } from '../../page-head/page-head';
import { Company } from './company';
import { Limits } from './limits';
import styles from './why.module.css';

export function Page() {
  return (
    <>
      <PageHead title="We look after little feet" drawing={<Drawing of={ThreeWindows} />}>
        <p>
          Little Arches helps families to see how a child’s feet grow, and to do something about it early:
          with games, with patience, and with insoles where they may help.
        </p>
      </PageHead>
      <Why />
      <Limits />
      <Figures />
      <Company />
    </>
  );
}

function Why() {
  return (
    <section className="section" aria-labelledby="why">
      <div className={`column stack ${styles.split}`}>
        <h2 id="why">Why feet?</h2>
        <div className="stack">
          <p className={styles.lead}>Because nobody looks at them until something hurts.</p>
          <p>
            A child’s foot is still growing, and its arch takes years to form. In that time it is worth
            looking now and then. But feet hide in shoes, and a good look at them used to mean an appointment
            and a wait.
          </p>
          <p>
            A phone is in every home. So we built an app that measures feet and gait, which is the way a child
            walks. It is free, because knowing should not cost anything. And it keeps count, because one look
            is not enough while a foot is growing.
          </p>
        </div>
      </div>
    </section>
  );
}

const rows = [
  { figure: figures.rescan, meaning: 'between two scans, as we recommend it' },
  { figure: figures.improvement, meaning: 'until we expect improvement' },
  { figure: figures.correction, meaning: 'until we expect full correction' },
  { figure: figures.share, meaning: 'of gross sales for children’s education and clean water' },
];

function Figures() {
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
