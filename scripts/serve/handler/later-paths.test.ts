import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { type SampleBackend, startSampleBackend } from '../testing/sample-backend';
import { createLaterPaths } from './later-paths';

const listed = { function: 'getProducts', fields: { productSlug: 'slug' } };
const at = (productSlug: string) => ({ productSlug });

let backend: SampleBackend;
let time = 0;
beforeEach(async () => {
  backend = await startSampleBackend();
});
afterEach(() => backend.stop());

const finder = (shared = true) =>
  createLaterPaths({
    config: { ...sampleConfig, backend: { ...sampleConfig.backend, url: backend.url } },
    shared,
    now: () => time,
  });

it('finds the items that the function lists, in any case, and no others', async () => {
  const find = finder();
  expect(await find(listed, at('came-since'))).toBe(true);
  expect(await find(listed, at('Came-Since'))).toBe(true);
  expect(await find(listed, at('never-came'))).toBe(false);
  expect(await find(listed, {})).toBe(false);
});

it('treats an accent as equal, whether or not it is a separate character', async () => {
  backend.listed = ['йод'];
  const find = finder();
  expect(await find(listed, at('йод'.normalize('NFD')))).toBe(true);
  expect(await find(listed, at('иод'))).toBe(false);
});

it('leaves the answer open as long as the page derives the address of an item', async () => {
  backend.listed = ['rocket', null];
  const find = finder();
  expect(await find(listed, at('rocket'))).toBe(true);
  expect(await find(listed, at('never-came'))).toBeUndefined();
});

it.each([true, false])(
  'calls the function once for many paths, and again after five seconds (shared: %s)',
  async (shared) => {
    const find = finder(shared);
    expect(await find(listed, at('new'))).toBe(false);
    backend.listed = ['new'];
    await Promise.all(Array.from({ length: 50 }, (_, n) => find(listed, at(`path-${n}`))));
    expect(backend.calls).toBe(1);
    expect(await find(listed, at('new'))).toBe(false);
    time += 5000;
    expect(await find(listed, at('new'))).toBe(true);
    expect(backend.calls).toBe(2);
  },
);

it('calls the function once for requests at the same moment', async () => {
  const find = finder();
  await Promise.all(Array.from({ length: 50 }, (_, n) => find(listed, at(`path-${n}`))));
  expect(backend.calls).toBe(1);
});

it('calls no function for a closed list', async () => {
  expect(await finder()('none', at('nobody'))).toBe(false);
  expect(backend.calls).toBe(0);
});

it('leaves the answer open without a list, and lets no other request wait for it', async () => {
  const find = finder();
  const lost = { function: 'getLost', fields: { thing: 'name' } };
  expect(await find(lost, { thing: 'other' })).toBeUndefined();
  backend.listed = undefined;
  expect(await find(listed, at('rocket'))).toBeUndefined();
  const calls = backend.calls;
  expect(await find(listed, at('rocket'))).toBeUndefined();
  expect(backend.calls).toBe(calls);
  await backend.stop();
  time += 5000;
  expect(await find(listed, at('rocket'))).toBeUndefined();
});

it('serves the page when the function is slow, and caches the answer', async () => {
  const find = finder();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { fetch } = globalThis;
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
    await held;
    return await fetch(...call);
  });
  try {
    expect(await find(listed, at('never-came'))).toBeUndefined();
    answer();
    let told: boolean | undefined;
    while (told === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      told = await find(listed, at('never-came'));
    }
    expect(told).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    asked.mockRestore();
  }
});

it('leaves the answer open when a call ignores its time limit, and calls again afterwards', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise(() => {}));
  try {
    const find = finder();
    expect(await find(listed, at('came-since'))).toBeUndefined();
    time += 5000;
    expect(await find(listed, at('came-since'))).toBe(true);
  } finally {
    asked.mockRestore();
  }
});
