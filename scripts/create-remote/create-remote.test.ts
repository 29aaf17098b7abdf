import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTemplate, describeRemote } from './copy-template';

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-create-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('copies the template under the name of the remote', () => {
  const remote = describeRemote('remote-first-steps', 3007);
  if (!remote) throw new Error('the name is valid');
  copyTemplate(folder, remote);
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'remote-first-steps' });
  expect(read('rspack.config.ts')).toMatch(/port: 3007,\n.*name: 'remote-first-steps'/);
  expect(read('src/addresses.ts')).toContain("start: '/first-steps'");
  expect(read('src/pages/start/page.tsx')).toContain('<h1>First steps</h1>');
  expect(read('README.md')).toContain('http://localhost:3007/first-steps');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.gitignore', '.npmrc', 'e2e']));
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(/\bfeet\b/i);
});

it.each(['', 'feet', 'remote-', 'remote-Feet', `remote-${'a'.repeat(40)}`])('is not named %j', (name) => {
  expect(describeRemote(name)).toBeUndefined();
});
