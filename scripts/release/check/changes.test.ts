import { randomBytes } from 'node:crypto';
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
const at = sampleAddress;

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
const page = (pattern: string): Changed => ({
  addresses: [...live['remote-games'].addresses, at(pattern, 'more')],
});
const own = live['remote-games'].addresses[0] ?? at('/games', 'games');
const onGames = (more: Partial<PublishedAddress>): Changed => ({ addresses: [{ ...own, ...more }] });
const styled: Changed = {
  files: { 'games.css': 'body { margin: 3rem; }' },
  addresses: [{ ...own, files: ['games.js', 'games.css'] }],
};
const heavy: Changed = {
  files: { 'words.js': `/*${randomBytes(52_500).toString('base64')}*/` },
  addresses: [{ ...own, files: ['words.js'] }],
};
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
    'a shell of the next major of the contract',
    shell({ extras: contract('2.0') }),
    'contract',
    "Remote 'remote-games' 1.0.0 needs contract 1.2, the shell offers 2.0",
  ],
  ['a build of another bundler for an older contract', foreign('0.9'), 'contract', 'needs contract 0.9'],
  [
    'a shell with the next major of a shared library',
    shell({ extras: react('20.0.0') }),
    'singletons',
    'with react 19.3.1, the shell provides 20.0.0',
  ],
  [
    'a pattern over a pattern of another remote',
    games(page('/store/:game')),
    'address-conflict',
    'which remote-store 1.0.0 owns as /store/:item',
  ],
  ['two pages of one address', games(page('/games')), 'address-conflict', "Pages 'games' and 'more'"],
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
  ['a page beyond its budget', games(heavy), 'size', 'The page /games of remote-games 1.1.0 has'],
  ['a style for every page', games(styled), 'styles', 'on /games reach beyond it: body'],
])('refuses %s', async (_, make, rule, says) => {
  const found = await check(...make());
  expect(found.filter((line) => line.startsWith(`error ${rule}: `)).join('\n')).toContain(says);
});

it('warns about a build of another bundler', async () => {
  expect(await check(...foreign('1.2')())).toEqual([
    expect.stringMatching(/^warning not-known: .* another bundler built it\.$/),
  ]);
});

it.each<Fine>([
  ['a shell of a newer minor of the contract', shell({ extras: contract('1.3') })],
  ['a new page, and a link to it', games({ ...page('/games/best'), extras: links('/games/best') })],
  [
    'an address that moves together with its links',
    () => [build('remote-games', onGames({ path: '/play' })), build('shell', { extras: links('/play') })],
  ],
  ['a slot that nobody fills any more', store({ extras: { slots: { shows: {}, fills: {} } } })],
])('has nothing against %s', async (_, make) => {
  expect(await check(...make())).toEqual([]);
});
