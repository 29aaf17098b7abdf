import { type OverridePage, overrideElements } from '@little-arches/contracts/formats/page';
import { CONTRACT_VERSION } from '@little-arches/contracts/remote';
import { createServedScripts } from './served-scripts';
import { startOverrides } from './start-overrides';

const own = { href: '/assets/shell/2.0.0/override.0123abcdef.js', integrity: 'sha384-own' };
const released = { name: 'remote-account', version: '1.0.0' };
const served = {
  name: 'remote-store',
  contract: { built: CONTRACT_VERSION, needs: CONTRACT_VERSION },
  runtime: '3',
  addresses: ['/store', '/store/:productSlug'],
  panels: ['cart'],
  entry: '/entry.js',
};

const fetch = jest.fn();
/** The scripts that the page loaded, in order. */
let loaded: { readonly src: string | null; readonly integrity: string }[];

/** Creates a page with one override, as the server writes it. */
function openPage(more: Partial<OverridePage> = {}): void {
  const page = {
    format: 1,
    composition: { id: 'abc-override', shell: { version: '2.0.0' }, remotes: [released] },
    served: [{ name: 'remote-store', origin: 'http://localhost:3002' }],
    scripts: [
      { href: '/assets/shell/2.0.0/vendor.js', integrity: 'sha384-vendor' },
      { href: '/assets/shell/2.0.0/main.js', integrity: 'sha384-main' },
    ],
    ...more,
  };
  const { page: id, bar, state, end } = overrideElements;
  document.body.innerHTML = `<script type="application/json" id="${id}">${JSON.stringify(page)}</script>
    <aside id="${bar}"><span id="${state}" role="status"></span><a id="${end}" href="/store">End</a></aside>`;
}

const composition = (): unknown => JSON.parse(document.getElementById('composition')?.textContent ?? 'null');
const state = () => document.getElementById(overrideElements.state);

const give = jest.fn<void, [Parameters<NonNullable<Parameters<typeof startOverrides>[1]>>[0]]>();
/** Returns what entries find on the page. */
const given = () => {
  const [call] = give.mock.calls;
  if (!call) throw new Error('Nothing was given');
  return call[0];
};

let observe: jest.SpyInstance;

beforeEach(() => {
  Object.assign(globalThis, { __FEDERATION_RUNTIME__: '3', fetch });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  fetch.mockReset().mockImplementation(async () => ({ ok: true, json: async () => served }));
  loaded = [];
  give.mockClear();
  // jsdom fetches no scripts.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as [HTMLScriptElement];
    loaded.push({ src: script.getAttribute('src'), integrity: script.integrity });
    queueMicrotask(() => script.onload?.(new Event('load')));
  });
  observe = jest.spyOn(MutationObserver.prototype, 'observe');
  openPage();
});
afterEach(() => {
  // Otherwise the bars of earlier tests come back.
  for (const observer of observe.mock.contexts) (observer as MutationObserver).disconnect();
  jest.restoreAllMocks();
});

it('writes the composition with the server’s description of its remote, then runs the shell', async () => {
  await startOverrides(own, give);
  expect(fetch).toHaveBeenCalledWith(
    'http://localhost:3002/remote.json',
    expect.objectContaining({ redirect: 'error', credentials: 'omit' }),
  );
  const { name, contract, runtime, addresses, panels } = served;
  expect(composition()).toMatchObject({
    id: 'abc-override',
    remotes: [
      released,
      {
        ...{ name, contract, runtime, addresses, panels },
        version: 'override',
        url: `${own.href}?remote=remote-store`,
        integrity: own.integrity,
      },
    ],
  });
  expect(loaded.map(({ src }) => src)).toEqual([
    '/assets/shell/2.0.0/vendor.js',
    '/assets/shell/2.0.0/main.js',
  ]);
  expect(state()).toHaveTextContent('The rest is as released.');
});

it('asks no server when only another version was requested', async () => {
  openPage({ served: [] });
  await startOverrides(own, give);
  expect(fetch).not.toHaveBeenCalled();
  expect(composition()).toMatchObject({ remotes: [released] });
});

it.each([
  [
    'does not answer',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    'npm run dev -- remote-store',
  ],
  ['has no such file', async () => ({ ok: false }), 'serves no remote to this site'],
  ['serves another remote', async () => answer({ name: 'remote-account' }), 'serves remote-account, and not'],
  [
    'sends an invalid description',
    async () => answer({ addresses: 3 }),
    "remote.json is wrong at 'addresses'",
  ],
  ['names a script elsewhere', async () => answer({ entry: '//evil.example/x.js' }), "wrong at 'entry'"],
  [
    'needs a later contract',
    async () => answer({ contract: { built: '9.0', needs: '9.0' } }),
    'redeploy the shell',
  ],
  ['has another runtime', async () => answer({ runtime: '2' }), 'build both with the same release tool'],
])('runs nothing and shows the reason when the server %s', async (_, give, sentence) => {
  fetch.mockImplementation(give);
  await startOverrides(own, give);
  expect(loaded).toEqual([]);
  expect(composition()).toBeNull();
  expect(state()).toHaveAttribute('role', 'alert');
  expect(state()).toHaveTextContent(sentence);
});

function answer(more: object) {
  return { ok: true, json: async () => ({ ...served, ...more }) };
}

it('allows only scripts of overridden remotes', () => {
  const { scriptUrl } = createServedScripts({ scripts: [] }, [
    { origin: 'http://localhost:3002', remote: served },
  ]);
  expect(scriptUrl('http://localhost:3002/page.js')).toBe('http://localhost:3002/page.js');
  for (const address of [
    'http://localhost:3002.evil.example/page.js',
    'http://localhost@evil.example/page.js',
    'http://localhost:3003/page.js',
    'https://localhost:3002/page.js',
    '//evil.example/page.js',
    'http://localhost:3002/page.html',
    'data:text/javascript,alert(1)//.js',
    'blob:http://localhost:3002/page.js',
    '/assets/remote-account/1.0.0/entry.js',
  ])
    expect(() => scriptUrl(address)).toThrow();
});

it('loads the entry on its first use, by its hash if the server returns one', async () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  fetch.mockImplementation(async () => answer({ integrity }));
  await startOverrides(own, give);
  const { containerOf } = given();
  await expect(containerOf('constructor').get('./routes')).rejects.toThrow(
    "Nothing else serves 'constructor'",
  );

  await expect(containerOf('remote-store').get('./routes')).rejects.toThrow('ran, but defined no remote');
  expect(loaded.at(-1)).toEqual({ src: 'http://localhost:3002/entry.js', integrity });

  const served = { init: jest.fn(), get: async (exposed: string) => exposed };
  Object.assign(globalThis, { remote_store_development_served: served });
  const container = containerOf('remote-store');
  await container.init('the shared scope');
  expect(served.init).toHaveBeenCalledWith('the shared scope');
  await expect(container.get('./routes')).resolves.toBe('./routes');
});

it('keeps its bar in the page', async () => {
  await startOverrides(own, give);
  document.getElementById(overrideElements.bar)?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.getElementById(overrideElements.bar)).toBeInTheDocument();
});
