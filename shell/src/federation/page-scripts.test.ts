import { takePageScripts } from './page-scripts';
import { remote } from './testing/loader-fixture';

const ENTRY = '/assets/remote-store/1.0.0/remoteEntry.js';
const remotes = [remote({ version: '1.0.0' })];

function page(...scripts: string[]) {
  document.body.innerHTML = scripts.join('');
  return {
    script: (src: string) => document.body.querySelector(`script[src="${src}"]`),
    early: takePageScripts(remotes),
  };
}

it('waits for the entry to run, then removes it', async () => {
  const { script, early } = page(`<script src="${ENTRY}" defer></script>`);
  const entry = script(ENTRY);
  expect([...early.keys()]).toEqual([ENTRY]);
  entry?.dispatchEvent(new Event('load'));
  await expect(early.get(ENTRY)).resolves.toBe(entry);
  expect(script(ENTRY)).toBeNull();
});

it('names the entry that did not load, and removes it', async () => {
  const { script, early } = page(`<script src="${ENTRY}" defer></script>`);
  script(ENTRY)?.dispatchEvent(new Event('error'));
  await expect(early.get(ENTRY)).rejects.toThrow(`${ENTRY} could not be loaded`);
  expect(script(ENTRY)).toBeNull();
});

it('removes the script elements of chunks, so that a chunk can be requested again', () => {
  const { script, early } = page(
    '<script src="/assets/remote-store/1.0.0/7.js" async></script>',
    '<script type="application/json" id="structured-data">{}</script>',
  );
  expect(early.size).toBe(0);
  expect(script('/assets/remote-store/1.0.0/7.js')).toBeNull();
  expect(document.getElementById('structured-data')).not.toBeNull();
});

it('neither waits for the recorder of early presses nor counts it as a chunk', async () => {
  document.head.innerHTML = '<script src="/assets/shell/file-1/early-events.js" async></script>';
  const { script, early } = page(`<script src="${ENTRY}" defer></script>`);
  script(ENTRY)?.dispatchEvent(new Event('load'));
  await expect(early.get(ENTRY)).resolves.toBeDefined();
  expect(document.head.querySelector('script')).not.toBeNull();
  document.head.replaceChildren();
});

describe('with chunks that are still loading', () => {
  const CHUNK = '/assets/remote-store/1.0.0/page-store.js';

  function coming() {
    const scripts = [`<script src="${ENTRY}" defer></script>`, `<script src="${CHUNK}" async></script>`];
    document.body.innerHTML = scripts.join('');
    const [entry, chunk] = [ENTRY, CHUNK].map((src) => document.body.querySelector(`script[src="${src}"]`));
    const ended = jest.fn();
    takePageScripts(remotes).get(ENTRY)?.then(ended, ended);
    entry?.dispatchEvent(new Event('load'));
    const settled = async () => {
      await jest.advanceTimersByTimeAsync(0);
      return ended.mock.calls.length > 0;
    };
    return { entry, chunk, settled };
  }
  beforeAll(async () => {
    Object.assign(performance, { getEntriesByName: () => [] });
    // The load event of this empty page comes after its state changes.
    await new Promise((resolve) => setTimeout(resolve));
  });
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'chunks_remote_store_1_0_0');
  });

  it.each(['load', 'error'])(
    'uses the entry after their %s, so that nothing is requested twice',
    async (end) => {
      const { chunk, settled } = coming();
      expect(await settled()).toBe(false);
      chunk?.dispatchEvent(new Event(end));
      expect(await settled()).toBe(true);
    },
  );

  it('uses the entry at once when they ran before', async () => {
    Object.assign(globalThis, { chunks_remote_store_1_0_0: [[['store'], {}]] });
    expect(await coming().settled()).toBe(true);
  });

  it('delays the entry at most until the page has loaded, or three seconds', async () => {
    const first = coming();
    window.dispatchEvent(new Event('load'));
    expect(await first.settled()).toBe(true);
    const second = coming();
    expect(await second.settled()).toBe(false);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await second.settled()).toBe(true);
  });
});
