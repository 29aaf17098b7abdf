import { Slot } from '@little-arches/contracts/host';
import type { PageArguments, PageMeta } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { useLoaderData } from 'react-router-dom';
import { readAppCode } from '../../app/app-code';
import { GetTheApp } from '../../app/get-the-app';
import { Drawing } from '../../drawings/drawing';
import SneakerInsole from '../../drawings/feet/sneaker-insole.svg?react';
import { Entrance } from '../../motion/entrance';
import { Audience } from './audience';
import styles from './closing.module.css';
import { CommonQuestions } from './common-questions';
import due from './due-for-rescan.module.css';
import { Hero } from './hero';
import { homeMeta } from './home-meta';
import { Levels } from './levels';
import { organization } from './organization';
import { readPrices } from './prices';
import { PromiseBand } from './promise-band';
import { Steps } from './steps';
import { WhatYouGet } from './what-you-get';

export async function loader({ host }: PageArguments) {
  const prices = readPrices(host);
  return { siteUrl: host.config.siteUrl, code: await readAppCode(host), prices };
}

export function meta({ siteUrl }: Awaited<ReturnType<typeof loader>>): PageMeta {
  return { ...homeMeta, structuredData: organization(siteUrl) };
}

export function Page() {
  const { code, prices } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero prices={prices} />
      <div className={`column ${due.due}`}>
        <Slot name="due-for-rescan" />
      </div>
      <Steps />
      <WhatYouGet />
      <GetTheApp code={code} />
      <Audience />
      <Levels prices={prices} />
      <PromiseBand />
      <CommonQuestions />
      <Closing />
    </>
  );
}

function Closing() {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className="column">
        <div className={styles.card}>
          <div className={styles.text}>
            <h2 id="closing">Take the next small step</h2>
            <p>Read how the four parts work together, or look at the insoles right away.</p>
            <p className="row">
              <ButtonLink to={addresses.concept}>Read the concept</ButtonLink>
              <ButtonLink to={addresses.store} look="quiet">
                View the insoles
              </ButtonLink>
            </p>
          </div>
          <Entrance className={styles.drawing}>
            <Drawing of={SneakerInsole} />
          </Entrance>
        </div>
      </div>
    </section>
  );
}
