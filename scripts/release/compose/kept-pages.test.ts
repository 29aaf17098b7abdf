import type { Composition } from 'shared-contracts/formats/composition';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { sampleConfig } from '../testing/sample-build';
import { keepPages } from './kept-pages';

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
const page = (owner: string, html: string) => ({
  pattern: `/${owner}`,
  status: 200 as const,
  html,
  listed: true,
  owner,
});
const site = (composition: Composition, edition: string, more: Partial<ComposedSite> = {}): ComposedSite => ({
  composition,
  config: sampleConfig,
  pages: ['shell', ...composition.remotes.map(({ name }) => name)].map((name) =>
    page(name, `${name} ${edition}`),
  ),
  unrendered: [],
  ...more,
});
const kept = (previous: ComposedSite | undefined, next: Composition, config = sampleConfig) =>
  Object.fromEntries(
    [...keepPages(previous, next, config).kept].map(([name, pages]) => [name, pages.map(({ html }) => html)]),
  );

const first = composed('1', { store: '1', account: '1' });
const second = composed('1', { store: '2', account: '1' });

it('keeps the pages of what did not change', () => {
  expect(kept(site(first, 'a'), second)).toEqual({ shell: ['shell a'], account: ['account a'] });
});

it('keeps nothing without a site, in another shell, or with another configuration', () => {
  expect(kept(undefined, first)).toEqual({});
  expect(kept(site(first, 'a'), composed('2', { store: '1', account: '1' }))).toEqual({});
  expect(kept(site(first, 'a'), first, { ...sampleConfig, siteUrl: 'https://other.example' })).toEqual({});
});

it('does not mind in which order a configuration is written', () => {
  const turned = Object.fromEntries(Object.entries(sampleConfig).reverse()) as typeof sampleConfig;
  expect(Object.keys(kept(site(first, 'a'), first, turned))).toEqual(['shell', 'store', 'account']);
});

it('has pages that could not be rendered tried again', () => {
  const broken = site(first, 'a', { unrendered: [{ owner: 'account', path: '/account', reason: 'Down' }] });
  expect(Object.keys(kept(broken, second))).toEqual(['shell']);
});

it('gives a rollback the pages that were replaced, of a remote and of the shell', () => {
  const { earlier } = keepPages(site(first, 'a'), second, sampleConfig);
  const after = site(second, 'b', { earlier });
  expect(kept(after, first)).toEqual({ shell: ['shell b'], store: ['store a'], account: ['account b'] });
  const newShell = composed('2', { store: '1', account: '1' });
  const replaced = keepPages(site(first, 'a'), newShell, sampleConfig).earlier;
  expect(kept(site(newShell, 'b', { earlier: replaced }), first)).toEqual({
    shell: ['shell a'],
    store: ['store a'],
    account: ['account a'],
  });
});
