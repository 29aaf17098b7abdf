import { loadEntry } from './load-entry';
import { createRegistrations } from './registrations';
import { remote } from './testing/loader-fixture';

const TIMEOUT = 50;
const container = { get: () => async () => ({}), init() {} };

/** Creates the plugin and a function that makes a try; `scripts` are the elements that tries have added. */
function setup(pageScripts: ReadonlyMap<string, Promise<HTMLScriptElement>> = new Map()) {
  const registrations = createRegistrations(() => ({ registerRemotes() {} }));
  const tracked = registrations.track(remote());
  const entry = new URL(remote().url, window.location.href).href;
  const plugin = loadEntry({ registrations, pageScripts, scriptUrl: (url) => url, timeout: TIMEOUT });
  const remoteInfo = { entry, entryGlobalName: 'sample_container', type: 'global', name: 'remote-store' };
  const scripts: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as never));
  return {
    tracked,
    scripts,
    load: async () => await plugin.loadEntry?.({ remoteInfo } as never),
  };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'sample_container'));

/** Ends a script as the browser does. */
function end(script: HTMLScriptElement | undefined, type: 'load' | 'error', left: unknown = container) {
  if (type === 'load') Reflect.set(globalThis, 'sample_container', left);
  script?.dispatchEvent(new Event(type));
}

it('takes the script that the page names, and adds one for the next try', async () => {
  const { load, scripts } = setup(
    new Map([['/assets/remote-store/1.1.0/remoteEntry.js', Promise.reject(new Error('404'))]]),
  );
  await expect(load()).rejects.toThrow('404');
  expect(scripts).toEqual([]);
  const second = load();
  end(scripts[0], 'load');
  await expect(second).resolves.toBe(container);
});

it('uses another address for a try that bypasses the caches', async () => {
  const { load, scripts, tracked } = setup();
  tracked.state = 'loading:again';
  const loading = load();
  expect(scripts[0]?.src).toMatch(/remoteEntry\.js\?retry=\d+$/);
  end(scripts[0], 'error');
  await expect(loading).rejects.toThrow('could not be loaded');
});

it('ends the try that waits when the script of an earlier one arrives', async () => {
  const { load, scripts } = setup();
  const failure: unknown = await load().catch((error) => error);
  expect(failure).toMatchObject({ name: 'TooLateError' });
  const second = load();
  end(scripts[0], 'load');
  await expect(second).resolves.toBe(container);
  await expect(load()).resolves.toBe(container);
  expect(scripts).toHaveLength(2);
});

it('says that a script ran in vain', async () => {
  const { load, scripts } = setup();
  const loading = load();
  end(scripts[0], 'load', null);
  await expect(loading).rejects.toMatchObject({ name: 'ThrownScriptError' });
});
