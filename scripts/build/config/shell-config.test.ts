import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-shells-'));
  const program = path.resolve('scripts/build/testing/build-with-source-maps.ts');
  const shells = ['shell@1.0.0', 'shell@1.1.0'];
  const args = ['--import', 'tsx/esm', program, folder, ...shells];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.anything()]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The file of a version whose name begins so. */
function file(version: string, name: string): { name: string; text: string } {
  const output = path.join(folder, `shell@${version}`);
  const [found = '', ...others] = readdirSync(output).filter(
    (one) => one.startsWith(`${name}.`) && one.endsWith('.js'),
  );
  expect(others).toEqual([]);
  return { name: found, text: readFileSync(path.join(output, found), 'utf8') };
}

it('makes the same file of the libraries for the next version of the shell, and puts that in its own code', () => {
  expect(file('1.1.0', 'vendor')).toEqual(file('1.0.0', 'vendor'));
  const [earlier, later] = [file('1.0.0', 'main'), file('1.1.0', 'main')];
  expect(later.name).toBe(earlier.name);
  expect(later.text).toBe(earlier.text.replaceAll('shell_1_0_0', 'shell_1_1_0'));
  expect(later.text).not.toBe(earlier.text);
});

it('puts the libraries of the first page there, and nothing of ours', () => {
  const { text } = file('1.0.0', 'vendor');
  expect(text).toContain('hydrateRoot');
  expect(text).not.toContain('Little Arches');
  expect(file('1.0.0', 'main').text).toContain('Little Arches');
});
