import type { PageArguments } from '@little-arches/contracts/remote';
import { addresses, href } from '@little-arches/contracts/routes';
import { Link, useLoaderData } from 'react-router-dom';
import { readAppCode } from '../../app/app-code';
import { GetTheApp } from '../../app/get-the-app';
import { Drawing } from '../../drawings/drawing';
import FootBridge from '../../drawings/feet/foot-bridge.svg?react';
import TowelTrain from '../../drawings/feet/towel-train.svg?react';
import { PageHead } from '../../page-head/page-head';
import { InsoleLevels } from './insole-levels';
import { Part } from './part';
import { Rescans } from './rescans';
import { Scan } from './scan';

export async function loader({ host }: PageArguments) {
  return { code: await readAppCode(host) };
}

export function Page() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="A foot is a bridge" drawing={<Drawing of={FootBridge} />}>
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

function Exercises() {
  return (
    <Part number={2} title="Exercises come first" drawing={<Drawing of={TowelTrain} />} drawingFirst tinted>
      <p>
        Balancing and walking on uneven ground help the muscles of foot and ankle. So the first thing the app
        suggests is always movement: a few exercises that fit what the scan has seen.
      </p>
      <p>
        They have names like the towel train or the one-leg lighthouse, take minutes and need hardly more than
        a towel. Ten minutes barefoot on grass count too.
      </p>
      <p>
        <Link to={href('kidsZoneArticle', { title: 'be-a-flamingo-games-of-balance' })}>
          Try it yourself: be a flamingo
        </Link>
        , or <Link to={addresses.kidsZone}>find other stories and games in the Kids Zone</Link>.
      </p>
    </Part>
  );
}
