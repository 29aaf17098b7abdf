import { useLoaderData } from 'react-router-dom';
import type { PageArguments } from 'shared-contracts/remote';
import { readAppCode } from '../../app/app-code';
import { GetTheApp } from '../../app/get-the-app';
import { FootBridge } from '../../drawings/feet/foot-bridge';
import { PageHead } from '../../page-head/page-head';
import { Exercises } from './exercises';
import { InsoleLevels } from './insole-levels';
import { Rescans } from './rescans';
import { Scan } from './scan';

export async function loader({ host }: PageArguments) {
  return { code: await readAppCode(host) };
}

export function Page() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="A foot is a bridge" drawing={<FootBridge />}>
        <p>
          The arch is the hollow on the inner side of the foot. Like the arch of a bridge it carries weight
          and gives way a little with each step. In children it is still being built.
        </p>
        <p>Our concept has four parts. The first two are free, and stay free.</p>
      </PageHead>
      <Scan />
      <Exercises />
      <InsoleLevels />
      <Rescans />
      <GetTheApp code={code} />
    </>
  );
}
