import { DocumentPage } from '../../document/document-page';
import { words } from '../../document/words';
import { Drawing } from '../../drawings/drawing';
import RisingFeet from '../../drawings/feet/rising-feet.svg?react';
import text from './evidence.md';
import styles from './evidence.module.css';
import { numberOf, type SourceId, sources } from './sources';

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

/** Renders the signs with which a child should see a doctor. */
function Doctor() {
  return (
    <div className={styles.doctor}>
      <p>
        <strong>Don’t wait for the next scan, and don’t buy an insole first,</strong> if your child’s foot
      </p>
      <ul>
        <li>
          hurts <Cite id="nhs-fife" />
        </li>
        <li>
          is stiff <Cite id="childrens-orthopaedics" />
        </li>
        <li>
          is flat, and the other one isn’t <Cite id="nhs-fife" />
        </li>
        <li>
          is sprained again and again <Cite id="childrens-orthopaedics" />
        </li>
      </ul>
      <p>We add: when your child limps, or when a foot is no longer what it was.</p>
    </div>
  );
}

const groups = [
  { who: 'Three years old', share: 54 },
  { who: 'Six years old', share: 24 },
  { who: 'Girls, three to six', share: 36 },
  { who: 'Boys, three to six', share: 52 },
  { who: 'All, three to six', share: 44 },
];

/** Renders how many children of an age have a flexible flat foot: the numbers, each with a bar of that length. */
function FlatFeetByAge() {
  return (
    <table className={styles.ages}>
      <caption>Of 100 children, so many had a flexible flat foot</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Children</th>
          <th scope="col">Of 100</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ who, share }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>
              <span className={styles.share}>{share}</span>
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar}>
                <rect width="100" height="8" className={styles.rest} />
                <rect width={share} height="8" className={styles.part} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const measures = [
  { measure: 'Foot Posture Index (FPI-6)', limits: ['above +6 from 3 to 15 years'] },
  {
    measure: 'Staheli arch index',
    limits: ['above 1.07 from 3 to 6 years', '1.28 or more from 6 to 9 years'],
  },
  {
    measure: 'Chippaux-Smirak index',
    limits: [
      'above 62.7% from 3 to 7 years',
      'above 59% from 6 to 9 years',
      '40% or more from 9 to 16 years',
    ],
  },
];

/** Renders the measures of a flat foot that a review found valid for children, with their limits by age. */
function MeasuresOfStudies() {
  return (
    <table className={styles.measures}>
      <caption>Measures found valid for children, and from where a foot counts as flat</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Counts as flat</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ measure, limits }) => (
          <tr key={measure}>
            <th scope="row">{measure}</th>
            <td>
              {limits.map((limit) => (
                <span key={limit}>{limit}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the number of a source as a link to its entry in the list of literature. */
function Cite({ id }: { id: SourceId }) {
  return (
    <a href={`#${id}`} className={styles.cite}>
      [<span className="visually-hidden">source </span>
      <span>{`${numberOf(id)}]`}</span>
    </a>
  );
}
