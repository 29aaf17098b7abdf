import { type Composition, slots as terms } from '@little-arches/contracts/formats/page';
import type { SiteManifest } from '../../model/site';
import { sampleConfig } from '../../testing/sample-build';
import { keepPages, versionsOf } from './kept-pages';

// No slot of the contract is for everyone, and only those are prerendered.
Object.assign(terms['due-for-rescan'], { access: 'anyone' });

const composed = (shell: string, versions: Record<string, string>): Composition => ({
  id: JSON.stringify([shell, versions]),
  shell: { version: shell },
  remotes: Object.entries(versions).map(([name, version]) => ({
    name,
    version,
    url: '/',
    integrity: 'sha384-x',
    contract: { built: '1.0', needs: '1.0' },
    runtime: '2.9.2',
    addresses: [],
    panels: [],
  })),
});
const site = (composition: Composition, edition: string, more: Partial<SiteManifest> = {}): SiteManifest => ({
  composition,
  config: sampleConfig,
  pages: ['shell', ...composition.remotes.map(({ name }) => name)].map((name) => ({
    pattern: `/${name}`,
    status: 200 as const,
    content: `${name} ${edition}`,
    listed: true,
    owner: name,
    rendered: versionsOf(composition, name),
  })),
  unrendered: [],
  ...more,
});
const kept = (previous: readonly SiteManifest[], next: Composition, config = sampleConfig) =>
  Object.fromEntries(
    [...keepPages(previous, next, config).kept].map(([name, { pages }]) => [
      name,
      pages.map(({ content }) => content),
    ]),
  );

const first = composed('1', { store: '1', account: '1' });
const second = composed('1', { store: '2', account: '1' });

it('keeps the pages of unchanged versions', () => {
  expect(kept([site(first, 'a')], second)).toEqual({ shell: ['shell a'], account: ['account a'] });
});

describe('pages with a prerendered slot', () => {
  const withSlot = (game: string, slot = 'due-for-rescan'): Composition => {
    const composition = composed('1', { marketing: '1', kids: game, store: '1' });
    const slots: Record<string, Partial<Composition['remotes'][number]>> = {
      marketing: { shows: [slot] },
      kids: { fills: [slot] },
    };
    return {
      ...composition,
      remotes: composition.remotes.map((remote) => ({ ...remote, ...slots[remote.name] })),
    };
  };

  it('are rendered again when the remote that fills it is released, and so are none of others', () => {
    const found = kept([site(withSlot('1'), 'a')], withSlot('2'));
    expect(found).toEqual({ shell: ['shell a'], store: ['store a'] });
    expect(kept([site(withSlot('1'), 'a')], withSlot('1'))).toHaveProperty('marketing');
  });

  it('are rendered again when the slot loses its filler', () => {
    const { remotes, ...rest } = withSlot('1');
    const without = { ...rest, remotes: remotes.filter(({ name }) => name !== 'kids') };
    expect(kept([site(withSlot('1'), 'a')], without)).not.toHaveProperty('marketing');
  });

  it('are kept when the slot is for signed-in persons, because no page contains it', () => {
    const slot = 'fit-for-child';
    expect(kept([site(withSlot('1', slot), 'a')], withSlot('2', slot))).toHaveProperty('marketing');
  });
});

it('keeps no pages without a site, in another shell, or with another backend', () => {
  expect(kept([], first)).toEqual({});
  expect(kept([site(first, 'a')], composed('2', { store: '1', account: '1' }))).toEqual({});
  const backend = { ...sampleConfig.backend, url: 'https://other.supabase.co' };
  expect(kept([site(first, 'a')], first, { ...sampleConfig, backend })).toEqual({});
});

it('keeps movable pages of another address, but prefers those of the same site', () => {
  const staging = { ...sampleConfig, siteUrl: 'https://staging.example', channel: 'staging' };
  const sites = [site(first, 'a', { config: staging }), site(second, 'b')];
  const { kept: found, earlier } = keepPages(sites, first, sampleConfig);
  expect(found.get('store')).toMatchObject({ config: staging, pages: [{ content: 'store a' }] });
  expect(found.get('account')).toMatchObject({ pages: [{ content: 'account b' }] });
  expect(found.get('account')?.config).toBeUndefined();
  expect(earlier.store?.pages).toMatchObject([{ content: 'store b' }]);
});

it('moves no pages of a package with unrendered pages', () => {
  const staging = { ...sampleConfig, siteUrl: 'https://staging.example', channel: 'staging' };
  const unrendered = [{ owner: 'store', path: '/x', reason: 'Down', versions: versionsOf(first, 'store') }];
  expect(kept([site(first, 'a', { config: staging, unrendered })], first)).toEqual({
    shell: ['shell a'],
    account: ['account a'],
  });
});

it("ignores the order of a configuration's fields", () => {
  const turned = Object.fromEntries(Object.entries(sampleConfig).reverse()) as typeof sampleConfig;
  expect(Object.keys(kept([site(first, 'a')], first, turned))).toEqual(['shell', 'store', 'account']);
});

it('keeps unrendered pages with the same versions, and reports them again', () => {
  const versions = versionsOf(first, 'account');
  const unrendered = [{ owner: 'account', path: '/account', reason: 'Down', versions }];
  const broken = site(first, 'a', { unrendered });
  const old = { ...broken, pages: broken.pages.map((page) => ({ ...page, rendered: '0 in 0' })) };
  const again = keepPages([old], second, sampleConfig).kept;
  expect([...again.keys()]).toEqual(['account']);
  expect(again.get('account')?.unrendered).toEqual(unrendered);
});

it('reuses replaced pages for a rollback, of a remote and of the shell', () => {
  const { earlier } = keepPages([site(first, 'a')], second, sampleConfig);
  const after = site(second, 'b', { earlier });
  expect(kept([after], first)).toEqual({ shell: ['shell b'], store: ['store a'], account: ['account b'] });
  const newShell = composed('2', { store: '1', account: '1' });
  const replaced = keepPages([site(first, 'a')], newShell, sampleConfig).earlier;
  expect(kept([site(newShell, 'b', { earlier: replaced })], first)).toEqual({
    shell: ['shell a'],
    store: ['store a'],
    account: ['account a'],
  });
});

it('finds the pages of a version in earlier sites, newest first', () => {
  const third = composed('1', { store: '3', account: '1' });
  const sites = [site(third, 'c'), site(second, 'b'), site(first, 'a')];
  expect(kept(sites, first)).toEqual({ shell: ['shell c'], store: ['store a'], account: ['account c'] });
});
