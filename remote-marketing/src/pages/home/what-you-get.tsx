import { SampleNote } from '../../claims/sample-note';
import { FilmScreen } from '../../drawings/app/film-screen';
import { ResultScreen } from '../../drawings/app/result-screen';
import { TodayScreen } from '../../drawings/app/today-screen';
import { ExampleReport } from './example-report';
import styles from './what-you-get.module.css';

const screens = [
  { key: 'film', text: 'Film the feet. The app counts until it has seen enough.', drawing: <FilmScreen /> },
  { key: 'result', text: 'See what was measured, in plain words.', drawing: <ResultScreen /> },
  { key: 'today', text: 'Play what is on today’s list, and tick it off.', drawing: <TodayScreen /> },
];

/** Renders an example report, and the app's screens. */
export function WhatYouGet() {
  return (
    <section className="section" aria-labelledby="what-you-get">
      <div className={`column stack gap-6 ${styles.split}`}>
        <div className="stack top">
          <h2 id="what-you-get">What you get</h2>
          <p>
            A report of each scan, to read here, to print on two sheets, or to share with a doctor by a link
            that ends when you say so. And an app that leads from filming to playing.
          </p>
          <SampleNote>
            Emil is made up, and the app is drawn as we build it. A report of yours has your child’s values.
          </SampleNote>
        </div>
        <ExampleReport />
        <ol className={`stack gap-5 unmarked ${styles.screens}`}>
          {screens.map(({ key, text, drawing }) => (
            <li key={key} className={styles.screen}>
              <div className={styles.phone}>{drawing}</div>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
