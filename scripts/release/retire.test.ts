import type { Command } from './cli/command';
import { verb as status } from './cli/verbs/show/status';
import { publish } from './publish';
import { retire } from './retire';
import { rollback } from './rollback';
import { readHistory } from './store/history';
import { liveVersionsOf, recalledVersions } from './store/live-versions';
import { composeSample } from './testing/compose-sample';
import { sampleAddress } from './testing/sample-build';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { current, live, registryOf, release } = sampleReleases();
let { store, checkout } = current();

/** HTML of the site's pages by path, set by each test. */
let html: Readonly<Record<string, string>> = {};
const compose = composeSample(
  () => store,
  (path) => html[path] ?? '<header></header><main></main>',
);
const addresses = [sampleAddress('/store', 'store'), sampleAddress('/store/:productSlug', 'product')];
const publishStore = (version: string) =>
  publish(store, 'production', [checkout.build({ name: 'remote-store', version, addresses })], {
    by,
    compose,
  });
const publishAll = async () => {
  const account = { name: 'remote-account', version: '1.0.0' };
  const own = [sampleAddress('/remote-account', 'page')];
  await publish(store, 'production', [checkout.build({ ...account, addresses: own })], { by, compose });
  await publishStore('1.0.0');
};
const back = () => rollback(store, 'production', { name: 'remote-store', by, compose });
const retireStore = (isPlanned = false) =>
  retire(store, 'production', { name: 'remote-store', by, compose: isPlanned ? undefined : compose });

beforeEach(() => {
  ({ store, checkout } = current());
  html = {};
});

it('retires a remote with its pages, reports it, and allows a rollback or a new release', async () => {
  await publishAll();
  expect(await retireStore()).toBe('1.0.0');
  expect(await live()).toBeUndefined();
  expect(liveVersionsOf(await registryOf()).map(({ name }) => name)).toEqual(['shell', 'remote-account']);
  const [entry] = (await readHistory(store, 'production')).entries.slice(-1);
  expect(entry).toMatchObject({ action: 'retire', package: 'remote-store', version: '1.0.0', by });
  await expect(retireStore()).rejects.toThrow("remote-store is not live on 'production'");
  const { text } = await status({ store, channel: 'production', flag: () => false } as unknown as Command);
  expect(text.join('\n')).toMatch(/ {2}remote-store +retired \S+ \S+ by tester {2}back to: 1\.0\.0/);

  await back();
  expect(await live()).toBe('1.0.0');
  await retireStore();
  await publishStore('1.0.0');
  expect(await live()).toBe('1.0.0');
  const { entries } = await readHistory(store, 'production');
  expect(entries.slice(-4).map(({ action }) => action)).toEqual(['retire', 'rollback', 'retire', 'publish']);
});

it('rolls back to the last live version, and then to the one before', async () => {
  await publishAll();
  await publishStore('1.1.0');
  await retireStore();
  await back();
  expect(await live()).toBe('1.1.0');
  await back();
  expect(await live()).toBe('1.0.0');
});

it.each([
  [
    'a region',
    { '/remote-account': '<main id="main"><a class="x" href="/store/comet?a=1#b">Comet</a></main>' },
    'remote-account 1.0.0 links to /store/comet on /remote-account.',
  ],
  [
    'the frame',
    {
      '/remote-account':
        '<a href="https://www.littlearches.example/store">S</a><main></main><footer></footer>',
    },
    'shell 1.0.0 links to /store in the frame of /remote-account.',
  ],
])('refuses while %s links to the remote, and names the page', async (_, pages, sentence) => {
  html = pages;
  await publishAll();
  await expect(retireStore()).rejects.toThrow(sentence);
  await expect(retireStore(true)).rejects.toThrow(sentence);
  expect(await live()).toBe('1.0.0');
});

it("ignores links to other sites, and links of the remote's own pages", async () => {
  html = {
    '/remote-account': '<main><a href="/storeroom">A</a><a href="https://other.example/store">B</a></main>',
    '/store': '<main><a href="/store/comet">C</a></main>',
  };
  await publishAll();
  expect(await retireStore(true)).toBe('1.0.0');
  expect(await live()).toBe('1.0.0');
});

it("refuses while another package opens the remote's panel", async () => {
  await publishAll();
  const account = checkout.build({ name: 'remote-account', version: '1.1.0' });
  const opening = { ...account, extras: { ...account.extras, opens: ['cart'] } };
  await publish(store, 'production', [opening], { by, compose });
  await expect(retireStore()).rejects.toThrow(
    "remote-account 1.1.0 opens the panel 'cart', which only remote-store 1.0.0 provides.",
  );
});

it('refuses to retire the shell, and a package that no site has', async () => {
  await expect(retire(store, 'production', { name: 'shell', by, compose })).rejects.toThrow(
    "The shell can't be retired",
  );
  await release('1.0.0');
  await expect(
    retire(store, 'production', { name: 'remote-store', by, compose: composeNothing }),
  ).rejects.toThrow('It is not known which pages');
});

it('recalls every version of the remote from open tabs until it is live again', async () => {
  await publishAll();
  await publishStore('1.1.0');
  const left = async () => recalledVersions(await registryOf());
  expect(await left()).toEqual([]);
  await retireStore();
  expect(await left()).toEqual(['remote-store 1.1.0', 'remote-store 1.0.0']);
  await publishStore('1.2.0');
  expect(await left()).toEqual([]);
});
