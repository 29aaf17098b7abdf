import { readRegistry } from '../store/channel-registry';
import { type Live, liveVersionsOf } from '../store/live-versions';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { createSampleCheckout, makeLive, sampleFile } from '../testing/sample-build';
import { composeNotices } from './notices';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
});
afterEach(() => checkout.remove());

const react = { name: 'react', version: '19.3.1', license: 'MIT', text: 'Terms of react' };
const marked = { name: 'marked', version: '18.2.1', license: 'MIT', text: 'Terms of marked' };

async function release(name: string, notices: readonly object[] | undefined, stored?: string): Promise<void> {
  const artefact = checkout.build({ name, version: '1.0.0' });
  const text = JSON.stringify(notices);
  const files = notices
    ? [...artefact.extras.files, sampleFile('notices.1.json', text)]
    : artefact.extras.files;
  if (notices) await store.putOnce(`${name}/1.0.0/notices.1.json`, Buffer.from(stored ?? text));
  await makeLive(store, 'production', {
    ...artefact,
    ...(notices && { notices: 'notices.1.json' }),
    extras: { ...artefact.extras, files },
  });
}

const liveVersions = async (): Promise<Live[]> =>
  liveVersionsOf((await readRegistry(store, 'production')).registry);

it("joins the lists of the live versions' builds, each package once", async () => {
  await release('shell', [react]);
  await release('remote-kids-zone', [marked, react]);
  const text = await composeNotices(store, await liveVersions());
  expect(text).toContain('marked 18.2.1 (MIT)\nin remote-kids-zone\n\nTerms of marked\n');
  expect(text).toContain('react 19.3.1 (MIT)\nin shell, remote-kids-zone\n\nTerms of react\n');
  expect(text.match(/Terms of react/g)).toHaveLength(1);
});

it('names a version without a list, and one with an altered list', async () => {
  await release('shell', [react]);
  await release('remote-store', undefined);
  await release('remote-account', [marked], '[]');
  const text = await composeNotices(store, await liveVersions());
  expect(text).toContain('The build of remote-store 1.0.0 does not say what it holds.');
  expect(text).toContain('The build of remote-account 1.0.0 does not say what it holds.');
  expect(text).toContain('Terms of react');
});
