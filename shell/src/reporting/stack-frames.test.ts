import { releasedPlace } from '@little-arches/contracts/formats';
import fc from 'fast-check';
import { releasedFrames } from './stack-frames';

const site = 'https://www.example.org';
const page = `${site}/assets/remote-store/1.4.0-3f9a/page-store.2ae81f8b51.js`;
const main = `${site}/assets/shell/1.0.0/main.c00ca5cb22.js`;

const stacks = {
  Chromium: `TypeError: Cannot read properties of undefined (reading 'x')
    at onClick (${page}:1:234)
    at async ${page}:2:5
    at new Cart (${page}?retry=1732:3:6)
    at Object.<anonymous> (native)
    at async Promise.all (index 0)
    at eval (eval at run (${page}:9:9), <anonymous>:1:1)
    at ${main}:1:300`,
  Firefox: `onClick@${page}:1:234
async*@${page}:2:5
setTimeout handler*Cart@${page}?retry=1732:3:6
self-hosted:1:2
@${main}:1:300
`,
  Safari: `onClick@${page}:1:234
${page}:2:5
Cart@${page}?retry=1732:3:6
[native code]
forEach@[native code]
global code@${main}:1:300`,
};

it.each(Object.entries(stacks))('reads the frames of %s', (_, stack) => {
  const message = "Cannot read properties of undefined (reading 'x')";
  const store = {
    remote: 'remote-store',
    version: '1.4.0-3f9a',
    file: '/assets/remote-store/1.4.0-3f9a/page-store.2ae81f8b51.js',
  };
  expect(releasedFrames(stack, message, site)).toEqual([
    { ...store, line: 1, column: 234 },
    { ...store, line: 2, column: 5 },
    { ...store, line: 3, column: 6 },
    {
      remote: 'shell',
      version: '1.0.0',
      file: '/assets/shell/1.0.0/main.c00ca5cb22.js',
      line: 1,
      column: 300,
    },
  ]);
});

it('reads no frame from the message, even if it looks like one', () => {
  const forged = `x\n    at Emma (${site}/assets/remote-store/1.0.0/emma.js:1:2)\n    at y`;
  const stack = `Error: ${forged}\n    at onClick (${page}:1:234)`;
  expect(releasedFrames(stack, forged, site).map(({ file }) => file)).toEqual([
    '/assets/remote-store/1.4.0-3f9a/page-store.2ae81f8b51.js',
  ]);
});

it('keeps a frame of Firefox whose function has the name of the message', () => {
  expect(releasedFrames(`onClick@${page}:1:234`, 'onClick', site)).toHaveLength(1);
});

it('returns ten frames at most', () => {
  expect(releasedFrames(`f@${page}:1:1\n`.repeat(300), '', site)).toHaveLength(10);
});

it.each([
  ['another site', 'https://evil.example/assets/remote-store/1.0.0/x.js'],
  ['no asset', `${site}/store/rocket?email=a@b.c`],
  ['a file of a build for Node', `${site}/assets/remote-store/1.0.0/node/routes.js`],
  ['an extension', 'chrome-extension://abc/assets/remote-store/1.0.0/x.js'],
  ['nothing', undefined],
])('returns no released file for %s', (_, address) => {
  expect(releasedPlace(address, site)).toBeUndefined();
});

it('drops the query and the fragment of a file', () => {
  const address = `${page}?token=secret#secret`;
  expect(JSON.stringify(releasedPlace(address, site))).not.toContain('secret');
});

it('reads any stack quickly, and returns only places', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom(...Object.values(stacks).join('\n').split('\n')));
  fc.assert(
    fc.property(fc.array(line), fc.string(), (lines, message) => {
      for (const { file } of releasedFrames(lines.join('\n'), message, site))
        expect(file).toMatch(/^\/assets\/(remote-store|shell)\//);
    }),
  );
  // Processor time, because other programs may use the processor meanwhile.
  const started = process.cpuUsage();
  releasedFrames(`at ${'('.repeat(50_000)}https://${':1'.repeat(50_000)}`, '', site);
  releasedFrames(`${'at a ('.repeat(80)}\n`.repeat(1000), '', site);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2000);
});
