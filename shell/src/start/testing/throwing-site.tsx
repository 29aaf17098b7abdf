import { defineRemote } from '@little-arches/contracts/remote';
import { createTestHost } from '@little-arches/contracts/testing';
import { useEffect, useState } from 'react';
import { madeUpLoader } from '../../federation/testing/made-up-loader';
import { createContexts } from '../contexts';
import { failSite } from '../mount-site';
import { startPage } from '../start-page';
import { sampleComposition } from './sample-store';

/** For tests: the part of the site that throws. */
export type Place =
  | 'frame'
  | 'panel'
  | 'panel’s late update'
  | 'panel’s effect'
  | 'render'
  | 'late update'
  | 'next page';

/** Milliseconds until a late update. */
const LATE = 6000;

function Throwing({ value, late = false }: { value: unknown; late?: boolean }) {
  const [isThrown, setThrown] = useState(!late);
  useEffect(() => void setTimeout(() => setThrown(true), LATE), []);
  if (isThrown) throw value;
  return <h1>Here</h1>;
}

function FailingEffect({ value }: { value: unknown }) {
  useEffect(() => {
    throw value;
  });
  return null;
}

function partsOf(place: Place, value: unknown) {
  const late = place.endsWith('late update');
  const throwing = () => <Throwing value={value} late={late} />;
  const isOfPage = place === 'render' || place === 'late update';
  return {
    Page: isOfPage ? throwing : () => <h1>Here</h1>,
    Panel: place === 'panel’s effect' ? () => <FailingEffect value={value} /> : throwing,
  };
}

/** For tests: starts the site at /store, where `place` throws `value`; `goOn` opens what is thrown in later. */
export async function startThrowing(place: Place, value: unknown) {
  const { Page, Panel } = partsOf(place, value);
  const page = { title: 'Products', description: '' };
  const next = async () => ({ Page: () => <Throwing value={value} /> });
  const store = defineRemote({
    name: 'remote-store',
    pages: {
      store: { ...page, path: '/store', load: async () => ({ Page }) },
      checkout: { ...page, path: '/checkout', load: next },
    },
    panels: { cart: async () => ({ Panel }) },
  });
  window.history.replaceState(null, '', '/store');
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root');
  const contexts = createContexts({
    config: createTestHost().config,
    composition: {
      ...sampleComposition,
      remotes: sampleComposition.remotes.map((remote) => ({
        ...remote,
        addresses: ['/store', '/checkout'],
        panels: ['cart'],
      })),
    },
    pagePath: '/store',
    startLoader: madeUpLoader(async () => ({ default: store })),
    loadAuthClient: () => Promise.reject(new Error('Nobody signs in here')),
  });
  const site = await startPage(contexts, root).catch((thrown: unknown) => failSite(contexts.reports, thrown));
  return {
    goOn() {
      if (place.startsWith('panel')) contexts.frame.host.openPanel('cart');
      if (place === 'next page') void site?.router.navigate('/checkout');
    },
    end: () => site?.router.dispose(),
  };
}
