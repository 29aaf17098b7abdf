import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './scenarios';

// The end-to-end test `scenario-folder` builds, serves and checks a whole folder.
it('refuses a folder with other content', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-scenarios-'));
  writeFileSync(path.join(folder, 'index.html'), '<html lang="en">Mine</html>');
  await expect(run(['remote-store', folder])).rejects.toThrow('holds other files. Choose an empty folder.');
  expect(readdirSync(folder)).toEqual(['index.html']);
  rmSync(folder, { recursive: true });
});

it.each([
  [[], 'Say which remote'],
  [['remote-store'], 'Say which remote'],
  [['shell', 'x'], 'There is no remote shell'],
  [['remote-moon', 'x'], 'There is no remote remote-moon'],
])('refuses %j', async (args, sentence) => {
  await expect(run(args)).rejects.toThrow(sentence);
});
