import { addresses, href } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { Step, Steps } from '../scans/step';

/** Renders the steps to start without the app. The first `done` steps are marked as done. */
export function StartSteps({ done = 0, childId }: { done?: 0 | 1; childId?: string | undefined }) {
  return (
    <Steps>
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
    </Steps>
  );
}
