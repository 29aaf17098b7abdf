import type { PageArguments, PageMeta } from 'shared-contracts/remote';
import { Audience } from './audience';
import { Closing } from './closing';
import { CommonQuestions } from './common-questions';
import { Hero } from './hero';
import { homeMeta } from './home-meta';
import { Levels } from './levels';
import { organization } from './organization';
import { PromiseBand } from './promise-band';
import { Steps } from './steps';

export function loader({ host }: PageArguments) {
  return { siteUrl: host.config.siteUrl };
}

export function meta({ siteUrl }: ReturnType<typeof loader>): PageMeta {
  return { ...homeMeta, structuredData: organization(siteUrl) };
}

export function Page() {
  return (
    <>
      <Hero />
      <Steps />
      <Audience />
      <Levels />
      <PromiseBand />
      <CommonQuestions />
      <Closing />
    </>
  );
}
