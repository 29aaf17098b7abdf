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

it('contains maps by which a debugger finds the lines of a loader, without the sources', () => {
  const program = path.resolve('scripts/build/testing/build-for-node.ts');
  const args = programArgs(program, folder, 'remote-store');
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(0);
  const output = path.join(folder, stdout.trim());
  const texts = readdirSync(output).map((file) => readFileSync(path.join(output, file), 'utf8'));
  const text = texts.find((one) => one.includes(IN_LOADER)) ?? '';
  const before = text.slice(0, text.indexOf(IN_LOADER)).split('\n');
  const [, encoded = ''] = MAP.exec(text) ?? [];
  const map = new TraceMap(Buffer.from(encoded, 'base64').toString());
  expect(map.sourcesContent?.some(Boolean)).toBeFalsy();
  const { source, line } = originalPositionFor(map, {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  });
  expect(source).toBe(`source:///${PAGE}`);
  expect(readFileSync(PAGE, 'utf8').split('\n')[(line ?? 0) - 1]).toContain(IN_LOADER);
});
