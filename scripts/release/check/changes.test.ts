import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedAddress, PublishedExtras } from '@little-arches/build/model/published-version';
import { RefusedError } from '../model/findings';
import { publish } from '../publish';
import { createDirectoryStore } from '../store/store';
import { createSampleCheckout, makeLive, type SampleBuild, sampleAddress } from '../testing/sample-build';

type Part = 'shell' | 'remote-store' | 'remote-games';
type Extras = Partial<PublishedExtras>;
/** A package of a release: what differs from the live version. */
interface Changed extends Partial<SampleBuild> {
  readonly extras?: Extras;
}

const cart = { '(kept)': 'k1', count: 'c1' };
const slot = (type = 'string') => ({ props: { childId: JSON.stringify({ type }) } });
const built = { built: '1.2', needs: '1.2' };
const handshake = { contract: built, runtime: '2.9.2', singletons: { react: '19.3.1' } };
const at = (pattern: string, page: string, more: Partial<PublishedAddress> = {}) =>
  sampleAddress(pattern, page, more);

const items = at('/store/:item', 'item', {
  laterPaths: { function: 'getProducts', fields: { item: 'slug' } },
});
const live: Readonly<Record<Part, Changed & { readonly addresses: readonly PublishedAddress[] }>> = {
  shell: {
    addresses: [at('/404', 'missing', { index: false })],
    extras: {
      handshake,
      panels: [],
      opens: ['cart'],
      uses: { links: { '/games': 'shell/src/frame.tsx' } },
      events: {
        published: {},
        heard: { 'cart/changed': cart },
        carried: { 'cart/changed': cart, 'game/played': {} },
      },
    },
  },
  'remote-store': {
    addresses: [at('/store', 'store', { name: 'store' }), items, at('/help', 'help', { name: 'help' })],
    extras: {
      handshake,
      panels: ['cart'],
      opens: [],
      events: { published: { 'cart/changed': cart }, heard: { 'game/played': {} } },
      slots: { shows: {}, fills: { 'fit-for-child': { ...slot(), files: ['store.js'] } } },
    },
  },
  'remote-games': {
    addresses: [at('/games', 'games', { name: 'games' })],
    extras: {
      handshake,
      panels: [],
      opens: [],
      uses: { links: { '/help': 'remote-games/src/pages/games/page.tsx' } },
      events: { published: { 'game/played': {} }, heard: {} },
      slots: { shows: { 'fit-for-child': slot() }, fills: {} },
    },
  },
};

const checkout = createSampleCheckout();
const releases = createDirectoryStore(checkout.releases);
beforeAll(async () => {
  for (const name of ['shell', 'remote-store', 'remote-games'] as const)
    await makeLive(releases, 'production', build(name, {}, '1.0.0'));
});
afterAll(() => checkout.remove());

function build(name: Part, { extras, ...more }: Changed, version = '1.1.0'): Descriptor {
  const base = live[name];
  const artefact = checkout.build({ name, version, addresses: base.addresses, ...more });
  return { ...artefact, extras: { ...artefact.extras, ...base.extras, ...extras } };
}

/** Returns the findings about a release of these packages, one line each, without releasing them. */
async function check(...artefacts: readonly Descriptor[]): Promise<string[]> {
  const planning = publish(releases, 'production', artefacts, { by: 'tester', compose: undefined });
  const { findings } = await planning.catch((error: unknown) => {
    if (error instanceof RefusedError) return error;
    throw error;
  });
  for (const { fix } of findings) expect(fix).toMatch(/\.$/);
  return findings.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
}

const store = (changed: Changed) => () => [build('remote-store', changed)];
const games = (changed: Changed) => () => [build('remote-games', changed)];
const shell = (changed: Changed) => () => [build('shell', changed)];
const contract = (version: string): Extras => ({
  handshake: { ...handshake, contract: { built: version, needs: version } },
});
const react = (version: string): Extras => ({ handshake: { ...handshake, singletons: { react: version } } });
const links = (pattern: string): Extras => ({ uses: { links: { [pattern]: 'page.tsx' } } });
const plays = (event: string, shape = {}): Extras => ({
  events: { published: { 'game/played': {}, [event]: shape }, heard: {} },
});
const page = (pattern: string, more: Partial<PublishedAddress> = {}): Changed => ({
  addresses: [...live['remote-games'].addresses, at(pattern, 'more', more)],
});
const own = live['remote-games'].addresses[0] ?? at('/games', 'games');
const onGames = (more: Partial<PublishedAddress>): Changed => ({ addresses: [{ ...own, ...more }] });
const bytes = (count: number) => randomBytes((count * 3) / 4).toString('base64');
const styled = (css: string): Changed => ({
  files: { 'games.css': css },
  addresses: [{ ...own, files: ['games.js', 'games.css'] }],
});
const heavy = (count: number): Changed => ({
  files: { 'words.js': `/*${bytes(count)}*/` },
  addresses: [{ ...own, files: ['words.js'] }],
});
/** A build of another bundler, of which nothing but its files, libraries and pages is known. */
const foreign = (needs: string) => () => {
  const { extras, ...artefact } = checkout.build({
    name: 'remote-quiz',
    version: '1.0.0',
    addresses: [at('/quiz', 'quiz')],
    contract: needs,
  });
  return [{ ...artefact, extras: { ...extras, container: { global: 'quiz' } } }];
};

type Fine = readonly [change: string, make: () => Descriptor[]];
type Row = readonly [...Fine, rule: string, says: string];

it.each<Row>([
  [
    'a remote of a newer minor of the contract',
    games({ extras: contract('1.3') }),
    'contract',
    'needs contract 1.3, the shell offers 1.2',
  ],
  [
    'a remote of the next major of the contract',
    games({ extras: contract('2.0') }),
    'contract',
    'needs contract 2.0, the shell offers 1.2',
  ],
  [
    'a shell of the next major of the contract',
    shell({ extras: contract('2.0') }),
    'contract',
    "Remote 'remote-games' 1.0.0 needs contract 1.2, the shell offers 2.0",
  ],
  ['a build of another bundler for an older contract', foreign('0.9'), 'contract', 'needs contract 0.9'],
  [
    'a newer runtime than the shell’s',
    games({ extras: { handshake: { ...handshake, runtime: '3.0.0' } } }),
    'runtime',
    'runtime 3.0.0',
  ],
  [
    'a newer minor of a shared library',
    games({ extras: react('19.4.0') }),
    'singletons',
    'with react 19.4.0, the shell provides 19.3.1',
  ],
  [
    'a shell with the next major of a shared library',
    shell({ extras: react('20.0.0') }),
    'singletons',
    'with react 19.3.1, the shell provides 20.0.0',
  ],
  [
    'a page at another remote’s address',
    games(page('/store')),
    'address-conflict',
    'wants the address /store',
  ],
  [
    'a pattern over a pattern of another remote',
    games(page('/store/:game')),
    'address-conflict',
    'which remote-store 1.0.0 owns as /store/:item',
  ],
  ['two pages of one address', games(page('/games')), 'address-conflict', "Pages 'games' and 'more'"],
  ['a page that takes every address of one part', games(page('/:anything')), 'address', '/:anything'],
  [
    'a removed address of the table',
    games(onGames({ path: '/play', name: 'play' })),
    'lost-address',
    "others link to it as 'games'",
  ],
  [
    'a removed target of a link',
    store({ addresses: live['remote-store'].addresses.slice(0, 2) }),
    'uses',
    'remote-games 1.0.0 links to /help in remote-games/src/pages/games/page.tsx, which only remote-store 1.0.0 has',
  ],
  [
    'a link to what nobody has',
    games({ extras: links('/jobs') }),
    'uses',
    'links to /jobs in page.tsx, which nothing live has',
  ],
  [
    'a removed panel that another package opens',
    store({ extras: { panels: [] } }),
    'uses',
    "opens the panel 'cart'",
  ],
  [
    'a panel with a second provider',
    games({ extras: { panels: ['cart'] } }),
    'address-conflict',
    "provides the panel 'cart'",
  ],
  [
    'an event that the shell does not have',
    games({ extras: plays('game/won') }),
    'events',
    "uses the event 'game/won'",
  ],
  [
    'an event with other fields',
    games({ extras: plays('cart/changed', { ...cart, count: 'c2' }) }),
    'events',
    "different fields of the event 'cart/changed'",
  ],
  [
    'an event that nobody publishes any more',
    games({ extras: { events: { published: {}, heard: {} } } }),
    'events',
    "remote-store 1.0.0 hears the event 'game/played', which only remote-games 1.0.0 publishes",
  ],
  [
    'a slot with a second filler',
    games({ extras: { slots: { shows: {}, fills: { 'fit-for-child': { ...slot(), files: [] } } } } }),
    'address-conflict',
    "fills the slot 'fit-for-child'",
  ],
  [
    'a slot for props that no page passes',
    store({ extras: { slots: { shows: {}, fills: { 'fit-for-child': { ...slot('number'), files: [] } } } } }),
    'slots',
    'for other props',
  ],
  [
    'a slot beyond the budget of slots',
    () => [
      build('remote-store', {
        files: { 'fit.js': bytes(80_000) },
        extras: { slots: { shows: {}, fills: { 'fit-for-child': { ...slot(), files: ['fit.js'] } } } },
      }),
    ],
    'size',
    "The slot 'fit-for-child'",
  ],
  ['a page beyond its budget', games(heavy(70_000)), 'size', 'The page /games of remote-games 1.1.0 has'],
  [
    'a style for every page',
    games(styled('body { margin: 3rem; }')),
    'styles',
    'on /games reach beyond it: body',
  ],
  [
    'a file that is missing',
    () => {
      const artefact = build('remote-games', {});
      rmSync(path.join(checkout.folder, 'remote-games/dist/browser/games.js'));
      return [artefact];
    },
    'integrity',
    'games.js of remote-games 1.1.0 is missing',
  ],
])('refuses %s', async (_, make, rule, says) => {
  const found = await check(...make());
  expect(found.filter((line) => line.startsWith(`error ${rule}: `)).join('\n')).toContain(says);
});

it('refuses the bytes of another build under a published version', async () => {
  const first = build('remote-games', {}, '0.9.0');
  await releases.putOnce('remote-games/0.9.0/descriptor.json', Buffer.from(JSON.stringify(first)));
  const [found] = await check(build('remote-games', { files: { 'more.js': 'more' } }, '0.9.0'));
  expect(found).toBe('error immutable: remote-games 0.9.0 is already published with other content.');
});

it.each<Row>([
  [
    'a page for the signed-in only',
    games(onGames({ access: 'signed-in' })),
    'access',
    'is for signed-in only; live it is for anyone',
  ],
  [
    'a page that search engines may no longer list',
    games(onGames({ index: false })),
    'index',
    'is kept from search engines',
  ],
  [
    'a page that accepts no later path any more',
    store({
      addresses: live['remote-store'].addresses.map((address) =>
        address === items ? { ...items, laterPaths: 'none' as const } : address,
      ),
    }),
    'later-paths',
    'accepts no path beyond the prerendered ones',
  ],
  ['a build of another bundler', foreign('1.2'), 'not-known', 'another bundler built it'],
])('warns about %s', async (_, make, rule, says) => {
  const [found, ...more] = await check(...make());
  expect(more).toEqual([]);
  expect(found).toContain(`warning ${rule}: `);
  expect(found).toContain(says);
});

it.each<Fine>([
  ['a remote of an older minor of the contract', games({ extras: contract('1.0') })],
  ['a shell of a newer minor of the contract', shell({ extras: contract('1.3') })],
  ['an older minor of a shared library', games({ extras: react('19.2.0') })],
  ['a new page, and a link to it', games({ ...page('/games/best'), extras: links('/games/best') })],
  ['a page below a pattern of another remote, more fixed', games(page('/store/games'))],
  [
    'an address that moves together with its links',
    () => [build('remote-games', onGames({ path: '/play' })), build('shell', { extras: links('/play') })],
  ],
  [
    'an event with one more optional field',
    games({ extras: plays('cart/changed', { ...cart, 'note?': 'n1' }) }),
  ],
  ['a slot that nobody fills any more', store({ extras: { slots: { shows: {}, fills: {} } } })],
])('has nothing against %s', async (_, make) => {
  expect(await check(...make())).toEqual([]);
});

it.each<Fine>([
  ['a token that the shell does not set', games(styled('._a1b2-facts { color: var(--moon); }'))],
  [
    'a base class that the shell does not have',
    games({ files: { 'games2.js': 'jsx("p", { className: "wide" })' } }),
  ],
  ['a use of storage', games({ files: { 'games2.js': 'localStorage.setItem("feet", "small")' } })],
  ['a request to another site', games({ files: { 'games2.js': 'fetch("https://example.org/feet")' } })],
])('leaves %s to types, policy, rehearsal and review', async (_, make) => {
  expect(await check(...make())).toEqual([]);
});
