import { useLoaderData } from 'react-router-dom';
import type { PageArguments, PageMeta } from 'shared-contracts/remote';
import { readAppCode } from '../../app/app-code';
import { GetTheApp } from '../../app/get-the-app';
import { Audience } from './audience';
import { Closing } from './closing';
import { CommonQuestions } from './common-questions';
import { Hero } from './hero';
import { homeMeta } from './home-meta';
import { Levels } from './levels';
import { organization } from './organization';
import { PromiseBand } from './promise-band';
import { Steps } from './steps';
import { WhatYouGet } from './what-you-get';

export async function loader({ host }: PageArguments) {
  return { siteUrl: host.config.siteUrl, code: await readAppCode(host) };
}

export function meta({ siteUrl }: Awaited<ReturnType<typeof loader>>): PageMeta {
  return { ...homeMeta, structuredData: organization(siteUrl) };
}

export function Page() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Steps />
      <WhatYouGet />
      <GetTheApp code={code} />
      <Audience />
      <Levels />
      <PromiseBand />
      <CommonQuestions />
      <Closing />
    </>
  );
}
