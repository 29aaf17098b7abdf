import TwoUnderOneArch from '../../drawings/arches/two-under-one-arch.svg?react';
import { Drawing } from '../../drawings/drawing';
import { PageHead } from '../../page-head/page-head';
import { FounderList } from './founder-list';
import { Together } from './together';

export function Page() {
  return (
    <>
      <PageHead
        title={'A\u00a0doctor, an\u00a0engineer, one\u00a0arch'}
        drawing={<Drawing of={TwoUnderOneArch} />}
      >
        <p>An arch stands because two halves lean on each other. So does this company.</p>
      </PageHead>
      <FounderList />
      <Together />
    </>
  );
}
