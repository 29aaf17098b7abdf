import FiveStones from '../../drawings/arches/five-stones.svg?react';
import { Drawing } from '../../drawings/drawing';
import { PageHead } from '../../page-head/page-head';
import { OnePercentSection } from './one-percent-section';
import { PromiseSection } from './promise-section';
import { promises } from './promises';

export function Page() {
  return (
    <>
      <PageHead title="Five promises to you and your child" drawing={<Drawing of={FiveStones} />}>
        <p>Trust is built like an arch: stone by stone. These are our five stones.</p>
      </PageHead>
      {promises.map((promise) => (
        <PromiseSection key={promise.id} promise={promise} />
      ))}
      <OnePercentSection />
    </>
  );
}
