import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programArgs } from '@little-arches/kit/processes/typescript-program';

/**
 * Runs a program of this folder once, before the tests that call this. Returns its folder, which it fills from these
 * arguments, and what it printed.
 */
export function builtOnce(program: string, ...args: readonly string[]) {
  const built = { folder: '', printed: '' };
  beforeAll(() => {
    built.folder = mkdtempSync(path.join(tmpdir(), 'little-arches-built-'));
    const file = path.resolve('scripts/build/testing', `${program}.ts`);
    const { status, stdout, stderr } = spawnSync(process.execPath, programArgs(file, built.folder, ...args), {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    built.printed = stdout.trim();
  });
  afterAll(() => rmSync(built.folder, { recursive: true, force: true }));
  return built;
}
