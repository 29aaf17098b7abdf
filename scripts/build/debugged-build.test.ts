import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { builtOnce } from './testing/built-once';

const PAGE = 'remote-store/src/pages/product/page.tsx';
const IN_LOADER = 'known ?? readProduct(host';
const MAP = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/;

const built = builtOnce('build-for-node', 'remote-store');

it('contains maps by which a debugger finds the lines of a loader, without the sources', () => {
  const output = path.join(built.folder, built.printed);
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
