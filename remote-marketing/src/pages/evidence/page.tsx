import { DocumentPage } from '../../document/document-page';
import { words } from '../../document/words';
import { Drawing } from '../../drawings/drawing';
import RisingFeet from '../../drawings/feet/rising-feet.svg?react';
import { Cite } from './cite';
import { Doctor } from './doctor';
import text from './evidence.md';
import styles from './evidence.module.css';
import { FlatFeetByAge } from './flat-feet-by-age';
import { MeasuresOfStudies } from './measures-of-studies';
import { type SourceId, sources } from './sources';

const sections = text({
  ...words,
  cite: (id: SourceId) => <Cite id={id} />,
  Doctor: <Doctor />,
  Rising: (
    <div className={styles.drawing}>
      <Drawing of={RisingFeet} />
    </div>
  ),
  FlatFeetByAge: <FlatFeetByAge />,
  MeasuresOfStudies: <MeasuresOfStudies />,
  Literature: (
    <ol className={styles.literature}>
      {sources.map(({ id, text, address }) => (
        <li key={id} id={id}>
          <span>{text}</span> {address ? <a href={address}>{address.replace('https://', '')}</a> : null}
        </li>
      ))}
    </ol>
  ),
});

const gist = [
  'Most flat feet of young children are normal, and need no insole.',
  'Whether insoles help children with flat feet is uncertain: the studies are few and weak.',
  'Walking barefoot on varied ground and playing exercises are free.',
  'Pain, stiffness, limping or only one flat foot: see a doctor.',
];

export function Page() {
  return (
    <DocumentPage
      title="What is known about children’s feet"
      lead="What studies say about flat feet and insoles, where they are unsure, and when a doctor should look. We sell insoles. Please read this first."
      dated={
        <span>
          Each source was read on <time dateTime="2026-11-22">22 November 2026</time>.
        </span>
      }
      gist={gist}
      sections={sections}
    />
  );
}
