import type { PageArguments } from '@little-arches/contracts/remote';
import { addresses, href } from '@little-arches/contracts/routes';
import { Link, useLoaderData } from 'react-router-dom';
import { readAppCode } from '../../app/app-code';
import { GetTheApp } from '../../app/get-the-app';
import { Drawing } from '../../drawings/drawing';
import FootBridge from '../../drawings/feet/foot-bridge.svg?react';
import HeelLines from '../../drawings/feet/heel-lines.svg?react';
import TowelTrain from '../../drawings/feet/towel-train.svg?react';
import { PageHead } from '../../page-head/page-head';
import { InsoleLevels } from './insole-levels';
import styles from './page.module.css';
import { Part } from './part';
import { Rescans } from './rescans';

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

const measures = [
  { term: 'Length and width', meaning: 'so that shoes and insoles fit' },
  { term: 'Height of the arch', meaning: 'how much hollow there is under the inner side' },
  { term: 'Heel angle', meaning: 'whether the heel stands straight or tips to one side' },
  { term: 'Pronation', meaning: 'how far the foot rolls inwards when it carries weight' },
  { term: 'Gait', meaning: 'how your child walks: rhythm, step length, direction of the toes' },
];

function Scan() {
  return (
    <Part number={1} title="The scan looks closely" drawing={<Drawing of={HeelLines} />}>
      <p>
        You film your child’s bare feet, first standing, then walking. Software that has learned from many
        pictures, often called AI, finds the points that matter and measures between them:
      </p>
      <dl className={`stack gap-3 ${styles.measures}`}>
        {measures.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>No special device, no trip, no cost.</p>
    </Part>
  );
}
