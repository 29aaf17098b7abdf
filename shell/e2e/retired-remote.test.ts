import { look } from './support/page/look';
import { isMarked, markDocument } from './support/page/marked-document';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { liveSite } from './support/releases/live-site';
import { release } from './support/releases/release';
import { runReleaseProgram } from './support/releases/run-release-program';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();
let takeAway = () => {};
beforeAll(async () => {
  takeAway = await runReleaseProgram('bad-remote/release-bad-remotes.ts', ['remote-bad', 'remote-worse']);
});
afterAll(() => takeAway());

const answerOf = async (address: string) => {
  const { status, headers } = await look(siteUrl + address);
  return [status, headers.get('location')];
};
const remotes = async () => (await liveSite()).composition.remotes.map(({ name }) => name);

it('takes an unlinked remote off, with its addresses, and puts it back', async () => {
  expect(await answerOf('/bad')).toEqual([200, null]);
  const { page } = await visit('/faqs');
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await markDocument(page);
  await release('retire', 'remote-bad');
  expect(await answerOf('/bad')).toEqual([302, '/404']);
  expect(await remotes()).not.toContain('remote-bad');
  expect(await answerOf('/store')).toEqual([200, null]);
  // A tab from before detects this at its next navigation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await page.waitForURL('**/concept');
  await eventually(async () => expect(await isMarked(page)).toBe(false));
  await release('rollback', 'remote-bad');
  expect(await answerOf('/bad')).toEqual([200, null]);
});

it('keeps a remote that others link to, and names the pages with links', async () => {
  await expect(release('retire', 'remote-store')).rejects.toThrow(
    /shell \S+ links to \/store.* in the frame of .*shell \S+ opens the panel 'cart'.*remote-marketing \S+ links to \/store.* on \//s,
  );
  expect(await remotes()).toContain('remote-store');
});
