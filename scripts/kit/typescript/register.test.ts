import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programArgs } from '../processes/typescript-program';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-typescript-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program with this text; returns its exit code and output. */
function run(text: string, ...args: readonly string[]) {
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, programArgs(file, ...args), {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('runs a program with its arguments, and exits with its result', () => {
  const text =
    'export const run = async (args: readonly string[]) => { console.log(args.join()); return 3; };';
  expect(run(text, 'a', 'b')).toEqual({ status: 3, stdout: 'a,b\n', stderr: '' });
});

it('compiles a changed file again', () => {
  const saying = (word: string) => `export async function run(): Promise<void> { console.log('${word}'); }`;
  expect(run(saying('one')).stdout).toBe('one\n');
  expect(run(saying('two')).stdout).toBe('two\n');
  expect(run(saying('one')).stdout).toBe('one\n');
});

it('names the line of the source in a failure', () => {
  const { status, stderr } = run(`interface Gone {
  readonly lines: number;
}

export async function run(): Promise<Gone> {
  throw new Error('Here.');
}`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Error: Here\.\n\s+at .*run.*program\.ts:6:9/);
});

it('loads an ES module, and TypeScript that is imported later', () => {
  writeFileSync(path.join(folder, 'late.ts'), 'export const word: string = "late";');
  writeFileSync(path.join(folder, 'module.mjs'), 'export default "module";');
  const { stdout } = run(`import module from './module.mjs';
export async function run(): Promise<void> { console.log(module, (await import('./late')).word); }`);
  expect(stdout).toBe('module late\n');
});
