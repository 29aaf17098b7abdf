import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';

const { LONG, longFirst } = jest.requireActual<{
  readonly LONG: readonly string[];
  longFirst(tests: readonly { readonly path: string }[]): unknown;
}>('./longest-first.mjs');

const root = projectRoot();
const testFiles = readdirSync(path.join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.ts$/.test(file) && !file.includes('node_modules'))
  .map((file) => path.join(root, 'scripts', file));

it.each(LONG)('finds the listed test %s', (name) => {
  const found = testFiles.filter((file) => file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`));
  expect(found).toHaveLength(1);
});

it('sorts long tests first, the longest at the beginning, and keeps Jest’s order of the others', () => {
  const paths = (...names: string[]) => names.map((name) => ({ path: `/checkout/${name}.test.ts` }));
  const [longest = '', long = ''] = LONG;
  expect(longFirst(paths('b', long, 'a', longest))).toEqual(paths(longest, long, 'b', 'a'));
});
