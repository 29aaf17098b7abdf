import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addresses, href } from 'shared-contracts/routes';
import steps from '../scans/app-steps.module.css';

/** How one starts without the app. `done` steps are marked so. */
export function StartSteps({ done = 0, childId }: { done?: 0 | 1; childId?: string | undefined }) {
  return (
    <ol className={steps.steps}>
      <Step number={1} isDone={done >= 1} title="Add your child">
        First name and birth month are enough; with the shoe size we check the shoes.
      </Step>
      <Step number={2} title="Print the measuring sheet">
        <Link to={`${addresses.start}#sheet`}>It is true to scale</Link>, for both feet.
      </Step>
      <Step number={3} title="Type in length and width">
        You see size, growth and whether the shoes still fit.
        {childId ? (
          <span>
            {' '}
            <Link to={href('measurements', { childId })}>Measure now</Link>
          </span>
        ) : null}
      </Step>
    </ol>
  );
}

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
    <li className={isDone ? steps.done : steps.step}>
      <span aria-hidden="true" className={steps.number}>
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
