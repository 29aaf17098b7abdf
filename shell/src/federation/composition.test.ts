import type { ComposedRemote, Composition } from '@little-arches/contracts/formats';
import { CompositionLoadError, createCompositionIndex } from './composition';

const remote = (name: string, addresses: string[], panels: string[] = []): ComposedRemote => ({
  name,
  version: '1.0.0',
  url: `/assets/${name}/1.0.0/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: { built: '2.0', needs: '2.0' },
  runtime: '2.9.2',
  addresses,
  panels,
});

const marketing = remote('remote-marketing', ['/', '/concept']);
const store = remote('remote-store', ['/store', '/store/:productSlug'], ['cart']);
const whole: Composition = { id: 'c-1', shell: { version: '1.0.0' }, remotes: [marketing, store] };
const rest = { url: '/assets/composition/c-1/composition.json', integrity: `sha384-${'B'.repeat(64)}` };
/** The composition in the page `/`. */
const own: Composition = { ...whole, remotes: [marketing], rest };

afterEach(() => {
  jest.restoreAllMocks();
});

it('makes no request for the page itself and the panels of its own remote', async () => {
  const fetchWhole = jest.fn();
  const index = createCompositionIndex({ ...own, remotes: [store] }, '/store', fetchWhole);
  expect((await index.ownerOf('/store'))?.name).toBe('remote-store');
  expect((await index.providerOf('cart'))?.name).toBe('remote-store');
  expect(fetchWhole).not.toHaveBeenCalled();
});

it.each([
  ['shell', 'file-0123456789abcdef', '1.0.0'],
  ['remote-marketing', 'file-0123456789abcdef', '1.0.0'],
  ['remote-marketing', '0.9.0', '0.9.0'],
  ['remote-nope', 'file-0123456789abcdef', ''],
])('finds for a file of %s in %s the version %j', (name, folder, version) => {
  expect(createCompositionIndex(own, '/').versionOf(name, folder)).toBe(version);
});

it('fetches the rest once, for everything else', async () => {
  const fetchWhole = jest.fn(async () => whole);
  const index = createCompositionIndex(own, '/', fetchWhole);
  await index.warm();
  const [product, provider, nobody] = await Promise.all([
    index.ownerOf('/store/rocket'),
    index.providerOf('cart'),
    index.ownerOf('/nope'),
  ]);
  expect([product?.name, provider?.name, nobody]).toEqual(['remote-store', 'remote-store', undefined]);
  expect(fetchWhole.mock.calls).toEqual([[rest]]);
});

it.each([
  ['does not come', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is invalid', async () => ({ id: 'c-1' }), "The page's composition is wrong at 'shell'"],
])('rejects when the whole composition %s, and requests it again later', async (_, first, reason) => {
  const fetchWhole = jest.fn<Promise<unknown>, []>(async () => whole).mockImplementationOnce(first);
  const index = createCompositionIndex(own, '/', fetchWhole);
  const failure: unknown = await index.ownerOf('/store').catch((error) => error);
  expect(failure).toBeInstanceOf(CompositionLoadError);
  expect((failure as Error).message).toContain(`The composition ${rest.url} could not be loaded: ${reason}`);
  expect((await index.ownerOf('/store'))?.name).toBe('remote-store');
});

it('warms up without reporting failures', async () => {
  const index = createCompositionIndex(own, '/', () => Promise.reject(new Error('offline')));
  await expect(index.warm()).resolves.toBeUndefined();
});

describe('over the network', () => {
  it('lets the browser check the hash', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(whole));
    expect((await createCompositionIndex(own, '/').ownerOf('/store'))?.name).toBe('remote-store');
    expect(fetchMock).toHaveBeenCalledWith(rest.url, {
      integrity: rest.integrity,
      signal: expect.any(AbortSignal),
    });
  });

  it('does not accept an error page as the composition', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
    await expect(createCompositionIndex(own, '/').ownerOf('/store')).rejects.toThrow(
      'the server answered 503',
    );
  });
});

it('does not report an address as unowned while a remote could not be read', async () => {
  const broken = { ...store, url: 'https://evil.example/entry.js' };
  const index = createCompositionIndex(own, '/', async () => ({ ...whole, remotes: [marketing, broken] }));
  expect((await index.ownerOf('/concept'))?.name).toBe('remote-marketing');
  await expect(index.ownerOf('/store')).rejects.toThrow(CompositionLoadError);
  await expect(index.ownerOf('/store')).rejects.toThrow("wrong at 'remotes.1.url'");
  await expect(index.providerOf('cart')).rejects.toThrow(CompositionLoadError);
});
