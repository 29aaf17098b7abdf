import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerMadeUpRemotes } from './made-up-remotes';

const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-made-up-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function versionOf(pagesEach: number): Promise<string[]> {
  const releases = path.join(scratch, String(pagesEach));
  await registerMadeUpRemotes({ atEnd: () => {} }, releases, 'production', 1, pagesEach);
  return readdirSync(path.join(releases, 'made-up-aa'));
}

test('makes another version of a made-up remote with other pages; a release refuses changed content', async () => {
  expect(await versionOf(5)).not.toEqual(await versionOf(50));
});
