import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import nextStep from '../../ui/next-step.module.css';
import step from './step.module.css';

/** Renders the next step for an account without children, and so without scans. */
export function NoChildren() {
  return (
    <section className={`stack gap-5 start ${nextStep.box}`}>
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
    <div className={`stack gap-5 start ${nextStep.box}`}>
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
    <ol className="stack unmarked">
      {steps.map(({ title, text }, index) => {
        const isDone = index < done;
        return (
          <li key={title} className={isDone ? step.done : step.step}>
            <span aria-hidden="true" className={step.number}>
              {isDone ? '✓' : index + 1}
            </span>
            <p>
              <strong>{title}</strong>
              {isDone ? <span> (done)</span> : null}
              <br />
              <span>{text}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
