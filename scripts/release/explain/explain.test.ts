import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDescriptor } from '../store/channel-registry';
import { releasedKey } from '../store/released-file';
import { sampleReleases } from '../testing/sample-releases';
import { createExplain } from './explain';
import { parseFrame } from './frames';

const { current, release } = sampleReleases();
let { store, checkout } = current();
beforeEach(() => {
  ({ store, checkout } = current());
});

const source =
  'const one = 1;\n\nexport function order() {\n  const fails = () => missing();\n  return fails();\n}\n';
/**
 * Returns the source map of a script whose second line has these positions: column, source, source line and source
 * column, all from 0.
 */
const mapOf = (...second: number[][]) =>
  JSON.stringify({
    version: 3,
    sources: ['source:///remote-store/src/order.ts'],
    sourcesContent: [source],
    names: [],
    mappings: [[], second],
  });
const map = mapOf([0, 0, 0, 0], [10, 0, 3, 22], [20, 0, 4, 9]);
const script = '// a line of its own\nabcdefghijklmnopqrstuvwxyz';
const chunk = 'file-00000000000000aa/7.js';
const built = { files: { [chunk]: script }, maps: { [`${chunk}.map`]: map } };
const address = `/assets/remote-store/${chunk}`;

const explain = async (frame: string, version?: string) =>
  await createExplain(store)(parseFrame(frame, version));
const mapFile = async () =>
  path.join(
    checkout.releases,
    releasedKey(await readDescriptor(store, 'remote-store', '1.0.0'), `${chunk}.map`),
  );

it.each([
  `    at order (https://site.example${address}:2:12)`,
  `    at async https://site.example${address}:2:12`,
  `fails@https://site.example${address}:2:12`,
  `@http://localhost:3000${address}?retry=1:2:12`,
  `${address}:2:12`,
])('explains the frame %s', async (frame) => {
  await release('1.0.0', built);
  expect(await explain(frame)).toEqual({
    file: 'remote-store/src/order.ts',
    line: 4,
    column: 23,
    function: 'fails',
    source,
  });
});

it('explains a position in a page bundle by the script that was copied into it', async () => {
  const bundle = 'file-00000000000000bb/page-store.js';
  await release('1.0.0', {
    ...built,
    files: { [bundle]: `// first\nsomething()\n${script}`, [chunk]: script },
  });
  expect(await explain(`/assets/remote-store/${bundle}:4:21`)).toMatchObject({ line: 5, function: 'order' });
  expect(await explain(`/assets/remote-store/${bundle}:2:3`)).toBe(
    `${bundle} of remote-store 1.0.0 is a copy of other scripts, of which none has this place.`,
  );
});

it('uses the map of the version that a report names, when several versions have the file', async () => {
  await release('1.0.0', built);
  const moved = map.replace('order.ts', 'moved.ts');
  await release('1.1.0', { ...built, maps: { [`${chunk}.map`]: moved } });
  const file = async (version?: string) => {
    const place = await explain(`${address}:2:12`, version);
    return typeof place === 'string' ? place : place.file;
  };
  expect([await file('1.0.0'), await file('1.1.0')]).toEqual([
    'remote-store/src/order.ts',
    'remote-store/src/moved.ts',
  ]);
});

describe('a frame that can’t be explained', () => {
  beforeEach(async () => {
    await release('1.0.0', built);
  });

  it.each([
    [
      'chrome-extension://abc/assets/remote-store/1.0.0/x.js:1:2',
      'It is code of a browser extension, not of the site.',
    ],
    ['f@safari-web-extension://1-2/x.js:1:2', 'It is code of a browser extension, not of the site.'],
    ['at Array.map (<anonymous>)', 'It names no file of a release, as /assets/'],
    [address, 'It names 7.js, but no line and column in it.'],
    ['/assets/remote-gone/1.0.0/x.js:1:2', 'The release store has no version of remote-gone.'],
    [
      '/assets/remote-store/9.9.9/entry.js:1:2',
      'No version of remote-store in the release store has 9.9.9/entry.js',
    ],
    ['/assets/remote-store/1.0.0/entry.js:1:2', 'entry.js of remote-store 1.0.0 has no source map.'],
    ['/assets/shell/1.0.0/entry.js:1:2', 'shell 1.0.0 was released without source maps: build its commit'],
    [`${address}:3:1`, `${chunk} of remote-store 1.0.0 has 2 lines, so it has no line 3.`],
    [`${address}:0:1`, `${chunk} of remote-store 1.0.0 has 2 lines, so it has no line 0.`],
    [
      `${address}:2:2345`,
      `Line 2 of ${chunk} of remote-store 1.0.0 has 26 columns, so it has no column 2345.`,
    ],
    [`${address}:1:3`, 'Line 1 of 7.js comes of no source there: the bundler made it.'],
    ['/assets/remote-store/../../etc/passwd:1:2', 'It names no file of a release'],
  ])('has a reason: %s', async (frame, sentence) => {
    expect(await explain(frame)).toEqual(expect.stringContaining(sentence));
  });

  it('reports a damaged map', async () => {
    writeFileSync(await mapFile(), map.slice(1));
    expect(await explain(`${address}:2:12`)).toMatch(/^The source map of .* is damaged: remote-store\/map-/);
  });

  it('reports a file that is no map', async () => {
    await release('1.1.0', { ...built, maps: { [`${chunk}.map`]: '{"version":3,"mappings":7}' } });
    expect(await explain(`${address}:2:12`, '1.1.0')).toMatch(/ is damaged: /);
  });

  it('reports a missing map', async () => {
    rmSync(await mapFile());
    expect(await explain(`${address}:2:12`)).toMatch(/ is not in the release store any more\.$/);
  });
});
