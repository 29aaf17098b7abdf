import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';
import step from './step.module.css';

/** Renders the next step for an account without children, and so without scans. */
export function NoChildren() {
  return (
    <section className={`stack gap-5 start ${styles.empty}`}>
      <h2>No scans yet</h2>
      <AppSteps />
      <p>
        <ButtonLink to={href('profiles')}>Add a child</ButtonLink>
      </p>
    </section>
  );
}

/** Renders the next step when the chosen children have no scan. */
export function NoScans() {
  return (
    <div className={`stack gap-5 start ${styles.empty}`}>
      <p>No scans yet. Scans are made in the phone app, which is not out yet:</p>
      <AppSteps done={1} />
    </div>
  );
}

const steps = [
  { title: 'Add your child here', text: 'First name and birth month are enough.' },
  {
    title: 'Scan in the phone app',
    text: 'Once the app is out, it films the feet and a few steps. A code from here tells it whose they are.',
  },
  { title: 'See the result here', text: 'A scan is measured within minutes and then shows under Scans.' },
];

/** Renders the steps that bring a first scan to this site. The first `done` steps are marked as done. */
function AppSteps({ done = 0 }: { done?: number }) {
  return (
    <Steps>
      {steps.map(({ title, text }, index) => (
        <Step key={title} number={index + 1} isDone={index < done} title={title}>
          {text}
        </Step>
      ))}
    </Steps>
  );
}

/** Renders numbered steps, one below the other. */
function Steps({ children }: { children: ReactNode }) {
  return <ol className="stack unmarked">{children}</ol>;
}

/** Renders one step, marked when it is done. */
function Step({
  number,
  isDone = false,
  title,
  children,
}: {
  number: number;
  isDone?: boolean;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className={isDone ? step.done : step.step}>
      <span aria-hidden="true" className={step.number}>
        {isDone ? '✓' : number}
      </span>
      <p>
        <strong>{title}</strong>
        {isDone ? <span> (done)</span> : null}
        <br />
        <span>{children}</span>
      </p>
    </li>
  );
}
