import type { Registry } from '../../model/registry';
import type { ComposedSite, StoredPage } from '../../model/site';
import { createDirectoryStore } from '../../store/store';
import { sampleAddress, sampleConfig } from '../../testing/sample-build';
import { openRehearsal } from '../open-rehearsal';
import { chooseStates } from './choose-states';

const packages = {
  shell: ['/404'],
  'remote-store': ['/store', '/store/:slug', '/checkout'],
  'remote-account': ['/profile', '/profile/scans/:scanId'],
};
const registry = {
  schema: '',
  microFrontends: Object.fromEntries(
    Object.entries(packages).map(([name, paths]) => [
      name,
      [
        {
          url: '/',
          metadata: { version: '1.0.0', integrity: '' },
          deployment: { traffic: 100, default: true },
          extras: { addresses: paths.map((path) => sampleAddress(path, 'page')), panels: [] },
        },
      ],
    ]),
  ),
} as unknown as Registry;
const page = (owner: string, pattern: string): StoredPage => ({
  owner,
  pattern,
  status: 200,
  listed: true,
  content: pattern,
});
const site = {
  config: sampleConfig,
  composition: { id: '0' },
  pages: [
    page('shell', '/404'),
    page('remote-store', '/store'),
    page('remote-store', '/store/rocket'),
    page('remote-store', '/store/comet'),
    page('remote-store', '/store/:slug'),
    page('remote-store', '/checkout'),
    page('remote-account', '/profile'),
    page('remote-account', '/profile/scans/:scanId'),
  ],
} as unknown as ComposedSite<StoredPage>;
const withoutKit = async () => {
  throw new Error('There is none');
};
async function chosen(moving: string, isChanged = (_: string) => true) {
  const changed = new Set(site.pages.filter(({ pattern }) => isChanged(pattern)));
  const packages = await chooseStates(
    { site, registry, moving: new Set([moving]) },
    changed,
    () => {},
    withoutKit,
  );
  return packages
    .flatMap(({ states }) => states.filter(({ way }) => way === 'address'))
    .map(({ path }) => path);
}

it('chooses one page of each address of the moving packages, one with content rather than the frame', async () => {
  expect(await chosen('remote-store')).toEqual(['/store', '/store/rocket', '/checkout']);
  expect(await chosen('remote-account')).toEqual(['/profile', '/profile/scans/-']);
});

it('chooses the pages of all packages when the shell moves', async () => {
  expect((await chosen('shell')).sort()).toEqual([
    '/404',
    '/checkout',
    '/profile',
    '/profile/scans/-',
    '/store',
    '/store/rocket',
  ]);
});

it('chooses only changed pages, and one of each package without changed pages', async () => {
  expect(await chosen('remote-store', (path) => path !== '/store' && path !== '/store/rocket')).toEqual([
    '/store/comet',
    '/checkout',
  ]);
  expect(await chosen('remote-account', () => false)).toEqual(['/profile']);
});

it('only warns when there is no browser', async () => {
  const before = process.env.CHROME_PATH;
  process.env.CHROME_PATH = '/nowhere/chrome';
  try {
    const seen = { has: () => false, add() {}, save() {} };
    const rehearsal = openRehearsal({ seen, log: () => {} });
    const store = createDirectoryStore('/nowhere');
    const found = await rehearsal.load({
      store,
      registry,
      site,
      live: undefined,
      moving: new Set(['remote-store']),
    });
    expect(found).toMatchObject([{ rule: 'rehearsal', severity: 'warning', package: 'remote-store' }]);
    expect(found[0]?.message).toContain('none was found');
    await rehearsal.close();
  } finally {
    if (before === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = before;
  }
});
