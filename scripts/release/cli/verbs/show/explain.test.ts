import { sampleReleases } from '../../../testing/sample-releases';
import type { Command } from '../../command';
import { verb } from './explain';

const { current, release } = sampleReleases();

const source = 'const one = 1;\n\nexport function order() {\n  return missing();\n}\n';
/** The source map of a script whose second line begins with the fourth line of a source. */
const map = JSON.stringify({
  version: 3,
  sources: ['source:///remote-store/src/order.ts'],
  sourcesContent: [source],
  names: [],
  mappings: [[], [[0, 0, 3, 2]]],
});
const script = '// a line of its own\nabcdefghijklmnopqrstuvwxyz';
const chunk = 'file-00000000000000aa/7.js';
const bundle = 'file-00000000000000bb/page-store.js';
const address = `/assets/remote-store/${chunk}`;
const explain = async (frame: string) =>
  await verb({ store: current().store, names: [frame] } as unknown as Command);

beforeEach(async () => {
  await release('1.0.0', {
    files: { [chunk]: script, [bundle]: `// first\nsomething()\n${script}` },
    maps: { [`${chunk}.map`]: map },
  });
});

it.each([
  `    at order (https://site.example${address}:2:12)`,
  `@http://localhost:3000${address}?retry=1:2:12`,
  JSON.stringify({ frames: [`${address}:2:12`] }),
  // A page's bundle has no map of its own: its scripts do.
  `/assets/remote-store/${bundle}:4:12`,
])('explains the frame in %s', async (frame) => {
  const { text, failed } = await explain(frame);
  expect(text?.join('\n')).toContain('remote-store/src/order.ts:4:3\n  1 | const one = 1;');
  expect(text).toContain('> 4 |   return missing();');
  expect(failed).toBe(false);
});

it('says when nothing can be explained', async () => {
  expect(await explain('at /assets/shell/1.0.0/entry.js:1:2')).toMatchObject({
    failed: true,
    json: { frames: [{ reason: expect.stringContaining('No version in the release store') }] },
  });
  await expect(explain('at Array.map (<anonymous>)')).rejects.toThrow('There is no frame in it');
});
