import { createHolds, type Hold, heldPlaces } from './holds';
import { watchCost } from './runtime-cost';
import { ownerOfStack } from './script-owners';
import { watchWindow } from './watch-window';

const file = (name: string) => `http://localhost/assets/${name}/1.0.0/page.0123abcdef.js`;

it.each([
  ['a remote in the shell’s React', [file('shell'), file('remote-store'), file('shell')], 'remote-store'],
  ['the innermost of two remotes', [file('remote-a'), file('shell'), file('remote-b')], 'remote-a'],
  ['the shell alone', [file('shell')], 'shell'],
  ['the panel itself', ['http://localhost/assets/shell/1.0.0/qa.0123abcdef.js'], undefined],
  ['a foreign script', ['https://evil.example/assets/remote-a/1.0.0/page.js', ''], undefined],
])('detects that %s runs', (_, urls, owner) => {
  expect(ownerOfStack(urls)).toBe(owner);
});

const hold = (own: Partial<Hold>): Hold => ({
  owner: 'remote-store',
  place: 'page.js:1:2',
  kind: 'listener',
  what: 'window resize',
  since: 0,
  page: 1,
  ...own,
});

it.each([
  ['counts one of the shown page as in use', [hold({ page: 3 })], ['remote-store'], 'in use'],
  ['counts one of a remote that is no longer shown as left behind', [hold({})], ['shell'], 'left'],
  ['does not count two of one page as a leak', [hold({}), hold({})], ['remote-store'], 'in use'],
  ['counts one more with each visit as a leak', [hold({}), hold({ page: 2 })], ['remote-store'], 'leak'],
  [
    'counts one more with each visit as a leak in the shell, too',
    [hold({ owner: 'shell' }), hold({ owner: 'shell', page: 2 })],
    ['shell'],
    'leak',
  ],
  ['counts one of an unknown owner as in use', [hold({ owner: 'unknown' })], [], 'in use'],
])('%s', (_, list, shown, state) => {
  expect(heldPlaces({ list: () => list, page: 3 }, new Set(shown))).toMatchObject([
    { count: list.length, state },
  ]);
});

it('tracks only what continues until it is ended', () => {
  const holds = createHolds();
  const held = () => holds.list().map(({ kind, what }) => `${kind} ${what}`);
  watchWindow(holds);
  const heard = jest.fn();
  const controller = new AbortController();
  window.addEventListener('resize', heard);
  window.addEventListener('resize', heard);
  window.addEventListener('resize', heard, true);
  window.addEventListener('scroll', heard, { once: true });
  document.addEventListener('click', heard, { signal: controller.signal });
  const interval = window.setInterval(heard, 60_000);
  const other = window.setInterval(heard, 60_000);
  const own = ['listener window resize', 'listener window resize', 'listener document click'];
  expect(held()).toEqual([...own, 'interval every 60000 ms', 'interval every 60000 ms']);
  window.dispatchEvent(new Event('resize'));
  expect(heard).toHaveBeenCalledTimes(2);
  window.clearInterval(interval);
  window.clearTimeout(other);
  window.removeEventListener('resize', heard);
  controller.abort();
  expect(held()).toEqual(['listener window resize']);
  window.removeEventListener('resize', heard, { capture: true });
  expect(held()).toEqual([]);
});

it('attributes time and long frames to the package whose code ran, by samples of the stack', async () => {
  jest.useFakeTimers();
  const now = performance.now();
  const trace = {
    resources: [file('shell'), file('remote-kids-zone')],
    frames: [{ resourceId: 0 }, { resourceId: 1 }, {}],
    // A component of the kids zone, called by React in the shell; it calls the browser.
    stacks: [{ frameId: 0 }, { frameId: 1, parentId: 0 }, { frameId: 2, parentId: 1 }],
    samples: [0, 2, 1, undefined, 2].map((stackId, index) => ({
      timestamp: now + index * 10,
      ...(stackId !== undefined && { stackId }),
    })),
  };
  const traces = [trace];
  let told: (list: { getEntries(): object[] }) => void = () => {};
  Object.assign(globalThis, {
    Profiler: class {
      stop = async () => traces.shift() ?? { resources: [], frames: [], stacks: [], samples: [] };
    },
    PerformanceObserver: class {
      static readonly supportedEntryTypes: readonly string[] = ['long-animation-frame'];
      constructor(callback: typeof told) {
        told = callback;
      }
      observe() {}
    },
  });
  const cost = watchCost(() => {});
  // Browsers report a frame after its end, here after its samples were read.
  await jest.advanceTimersByTimeAsync(1600);
  told({
    getEntries: () => [
      { startTime: now + 5, duration: 60, scripts: [{ sourceURL: file('shell'), duration: 55 }] },
    ],
  });
  await jest.advanceTimersByTimeAsync(1600);
  expect(cost.isSampled()).toBe(true);
  expect(cost.now()).toEqual([
    { owner: 'shell', busy: 10, longFrames: 0, longest: 0 },
    { owner: 'remote-kids-zone', busy: 30, longFrames: 1, longest: 60 },
  ]);
  Object.assign(globalThis, { Profiler: undefined });
  const coarse = watchCost(() => {});
  told({
    getEntries: () => [{ startTime: 5, duration: 60, scripts: [{ sourceURL: file('shell'), duration: 55 }] }],
  });
  expect([coarse.isSampled(), coarse.now()]).toEqual([
    false,
    [{ owner: 'shell', busy: 55, longFrames: 1, longest: 60 }],
  ]);
  jest.useRealTimers();
});
