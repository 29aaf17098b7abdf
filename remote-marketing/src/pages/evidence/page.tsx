import { CheckList } from '../../check-list/check-list';
import { DocumentBody } from '../../document/document-body';
import { RisingFeet } from '../../drawings/feet/rising-feet';
import { PageHead } from '../../page-head/page-head';
import styles from './evidence.module.css';
import { sections } from './sections';

const gist = [
  'Most flat feet of young children are normal, and need no insole.',
  'Whether insoles help children with flat feet is uncertain: the studies are few and weak.',
  'Walking barefoot on varied ground and playing exercises are free.',
  'Pain, stiffness, limping or only one flat foot: see a doctor.',
];

export function Page() {
  return (
    <>
      <PageHead title="What is known about children’s feet" drawing={<RisingFeet />} small>
        <p>
          What studies say about flat feet and insoles, where they are unsure, and when a doctor should look.
          We sell insoles. Please read this first.
        </p>
        <p className={styles.read}>
          Each source was read on <time dateTime="2026-11-22">22 November 2026</time>.
        </p>
      </PageHead>
      <section className={styles.gist} aria-labelledby="in-short">
        <div className="column">
          <h2 id="in-short" className={styles.heading}>
            In short
          </h2>
          <CheckList lines={gist} className={styles.lines} />
        </div>
      </section>
      <DocumentBody sections={sections} />
    </>
  );
}
