import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { programArgs } from '@little-arches/kit/processes/typescript-program';

const PAGE = 'remote-store/src/pages/product/page.tsx';
const IN_LOADER = 'known ?? readProduct(host';
const MAP = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-debugged-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the store for Node; returns its version and the files that contain its sources. */
function build(...flags: readonly string[]): { version: string; texts: string[] } {
  const program = path.resolve('scripts/build/testing/build-for-node.ts');
  const args = [...flags, ...programArgs(program, folder, 'remote-store')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const version = stdout.trim();
  expect([version, stderr]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+-[\da-f]{8}$/), expect.anything()]);
  const output = path.join(folder, version);
  return {
    version,
    texts: readdirSync(output).map((file) => readFileSync(path.join(output, file), 'utf8')),
  };
}

it('is a version of its own, in whose files for Node a debugger finds the lines of a loader', () => {
  const plain = build();
  expect(plain.texts.length).toBeGreaterThan(4);
  expect(plain.texts.filter((text) => MAP.test(text)).length).toBe(0);

  const debugged = build('--inspect=127.0.0.1:0');
  expect(debugged.version).not.toBe(plain.version);
  const text = debugged.texts.find((one) => one.includes(IN_LOADER)) ?? '';
  const before = text.slice(0, text.indexOf(IN_LOADER)).split('\n');
  const [, map = ''] = MAP.exec(text) ?? [];
  const { source, line } = originalPositionFor(new TraceMap(Buffer.from(map, 'base64').toString()), {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  });
  expect(source).toBe(`source:///${PAGE}`);
  expect(readFileSync(PAGE, 'utf8').split('\n')[(line ?? 0) - 1]).toContain(IN_LOADER);
});
