import styles from './app-steps.module.css';

const steps = [
  { title: 'Add your child here', text: 'First name and birth month are enough.' },
  {
    title: 'Scan in the phone app',
    text: 'Get a code here and type it into the Little Arches app. It films the feet and a few steps.',
  },
  { title: 'See the result here', text: 'A scan is measured within minutes and then shows under Scans.' },
];

/** How a first scan gets to this site, for anyone who has none yet. `done` steps are marked so. */
export function AppSteps({ done = 0 }: { done?: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={index < done ? styles.done : styles.step}>
          <span aria-hidden="true" className={styles.number}>
            {index < done ? '✓' : index + 1}
          </span>
          <p>
            <strong>{title}</strong>
            {index < done ? <span> (done)</span> : null}
            <br />
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
