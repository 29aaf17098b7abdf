import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedExtras } from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import { publish } from '../../publish';
import { createDirectoryStore } from '../../store/store';
import { composeSample } from '../../testing/compose-sample';
import {
  createSampleCheckout,
  type SampleBuild,
  sampleAddress,
  sampleConfig,
} from '../../testing/sample-build';
import { openAs } from '../../testing/signed-store';

/** A text as a team could write it: markup, quotes, and a character that changes the direction of writing. */
export const HOSTILE = `<b title="x">Ada & 'Bob'</b>\u202e`;

/** Health of the sample store's live version, as a collector answers. */
export const health = {
  format: 2,
  since: '2026-11-27T08:00:00.000Z',
  versions: [
    {
      ...{ channel: 'production', package: 'remote-store', version: '1.1.0' },
      ...{ visits: 120, failedVisits: 3, failures: 4, networks: 20, failedNetworks: 2 },
      LCP: { visits: 100, p75: 1800 },
    },
  ],
};

/**
 * Creates a store with two remotes and a shell on production, a canary of remote-store, and a preview of
 * remote-account. People, commits, events and links have hostile texts.
 */
export async function createSampleOverview({ isSigned = true } = {}) {
  const checkout = createSampleCheckout();
  const { store: ofAda } = openAs('Ada', checkout.releases);
  const store = isSigned
    ? { ...ofAda, signing: { ...ofAda.signing, name: HOSTILE } }
    : createDirectoryStore(checkout.releases);

  const build = (
    name: string,
    version: string,
    extras: Partial<PublishedExtras> = {},
    more: Partial<SampleBuild> = {},
  ): Descriptor => {
    const built = checkout.build({ name, version, ...more });
    return { ...built, extras: { ...built.extras, ...extras } };
  };
  const release = (
    channel: string,
    artefacts: readonly Descriptor[],
    options: { readonly canary?: number; readonly begin?: string } = {},
  ) => {
    const siteUrl =
      channel === 'production' ? sampleConfig.siteUrl : `https://${channel}.littlearches.example`;
    const config: SiteConfig = {
      ...sampleConfig,
      ...{ channel, siteUrl, reportUrl: 'https://reports.littlearches.example/' },
    };
    const compose = composeSample(() => store, undefined, config);
    return publish(store, channel, artefacts, {
      ...{ by: HOSTILE, commit: `abc${HOSTILE}`, compose, effort: 'quickly' },
      ...options,
    });
  };
  const cart = { 'cart/changed': { count: 'a1' } };
  const shop = (version: string, bytes: number) =>
    build(
      'remote-store',
      version,
      { events: { published: cart, heard: {} }, uses: {} },
      { addresses: [sampleAddress('/store', 'store')], files: { 'more.js': `/*${'x'.repeat(bytes - 4)}*/` } },
    );
  const account = (version: string) =>
    build(
      'remote-account',
      version,
      {
        events: { published: {}, heard: { ...cart, [HOSTILE]: {} } },
        uses: { links: { '/store': 'a.tsx', '/profile': 'a.tsx', [`/${HOSTILE}`]: 'a.tsx' } },
        opens: ['cart'],
      },
      { addresses: [sampleAddress('/profile', 'profile')] },
    );

  await release('production', [build('shell', '1.0.0'), shop('1.0.0', 1024)]);
  await release('production', [account('1.0.0')]);
  await release('production', [shop('1.1.0', 3072)]);
  await release('production', [shop('1.2.0', 2048)], { canary: 5 });
  await release('pr-12', [account('1.1.0')], { begin: 'production' });
  return { store, checkout, remove: checkout.remove };
}
