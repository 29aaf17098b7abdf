import type { ReactElement } from 'react';
import { Slider } from '../../behaviours/slider/slider';
import { FloorSigns } from '../../template/artwork/floor-signs';
import { projects } from '../../template/projects';
import { SampleBar } from '../../template/sample-bar';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Portfolio Deatails" />
      <header className={`column ${styles.head}`}>
        {/* The spelling follows the specification. */}
        <h1>Portfolio Deatails</h1>
      </header>
      <section className={`column ${styles.project}`} aria-labelledby="project">
        <div className={styles.picture}>
          <FloorSigns />
        </div>
        <div className="stack top">
          <h2 id="project">Green Door Clinic</h2>
          <p>
            A children’s clinic had eleven doors and one question all day: which one is mine? We painted the
            answer on the floor. Each department has a colour and a pair of feet, and the feet walk there.
          </p>
          <p>
            Nobody has to read to get there: not a child of three, and not a father who learned to read in
            another alphabet.
          </p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.band} aria-labelledby="story">
        <div className="column">
          <h2 id="story">How it went</h2>
          <ol className={styles.story}>
            {story.map(({ title, text }, index) => (
              <li key={title} className="stack gap-2 top">
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.more} aria-labelledby="more">
        <h2 id="more">More projects</h2>
        <Slider
          label="Six more projects"
          slides={projects
            .filter(({ title }) => title !== 'Green Door Clinic')
            .slice(0, 6)
            .map(({ title, description, picture }) => ({
              name: title,
              content: <Project title={title} description={description} picture={picture} />,
            }))}
        />
      </section>
    </>
  );
}

function Project({
  title,
  description,
  picture,
}: {
  title: string;
  description: string;
  picture: ReactElement;
}) {
  return (
    <article className={styles.card}>
      {picture}
      <h3>{title}</h3>
      <p>{description}</p>
    </article>
  );
}

const facts: readonly { readonly term: string; readonly value: string }[] = [
  { term: 'Client', value: 'Green Door Clinic' },
  { term: 'Date', value: 'March to May 2025' },
  { term: 'Duration', value: 'Two months' },
  { term: 'Cost', value: '50k USD' },
];

const story: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'We walked it',
    text: 'For a week we went in with the families and wrote down where they stopped. Most stopped at the same three corners, and all of them looked at the floor.',
  },
  {
    title: 'We tried it in chalk',
    text: 'Footprints, arrows and animals, each for a day. The animals were loved and followed by nobody. The footprints were simply walked on.',
  },
  {
    title: 'We left it alone',
    text: 'The colours stayed, we went. A month later we counted again: the front desk was asked for the way four times a day instead of sixty.',
  },
];
