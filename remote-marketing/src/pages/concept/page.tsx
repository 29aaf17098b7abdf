import { FootBridge } from '../../drawings/feet/foot-bridge';
import { PageHead } from '../../page-head/page-head';
import { Closing } from './closing';
import { Exercises } from './exercises';
import { InsoleLevels } from './insole-levels';
import { Rescans } from './rescans';
import { Scan } from './scan';

export function Page() {
  return (
    <>
      <PageHead title="A foot is a bridge" drawing={<FootBridge />}>
        <p>
          The arch is the hollow on the inner side of the foot. Like the arch of a bridge it carries weight
          and gives way a little with each step. In children it is still being built.
        </p>
        <p>Our concept has four parts. You can use the first two for ever and never pay anything.</p>
      </PageHead>
      <Scan />
      <Exercises />
      <InsoleLevels />
      <Rescans />
      <Closing />
    </>
  );
}
