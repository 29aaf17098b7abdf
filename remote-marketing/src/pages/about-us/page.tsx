import { ThreeWindows } from '../../drawings/arches/three-windows';
import { PageHead } from '../../page-head/page-head';
import { Company } from './company';
import { Figures } from './figures';
import { Limits } from './limits';
import { Why } from './why';

export function Page() {
  return (
    <>
      <PageHead title="We look after little feet" drawing={<ThreeWindows />}>
        <p>
          Little Arches helps families to see how a child’s feet grow, and to do something about it early:
          with games, with patience, and with insoles where they may help.
        </p>
      </PageHead>
      <Why />
      <Limits />
      <Figures />
      <Company />
    </>
  );
}
