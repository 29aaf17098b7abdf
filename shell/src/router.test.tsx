import type { ComposedRemote } from '@little-arches/contracts/formats';
import { defineRemote } from '@little-arches/contracts/remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RemoteLoadError } from './federation/load-remotes';
import { createDiscovery } from './router';
import { renderSite, samplePage } from './testing/site-fixture';

const marketing = defineRemote({
  name: 'remote-marketing',
  pages: { home: samplePage('/', 'Home'), concept: samplePage('/concept', 'Concept') },
});
const store = defineRemote({
  name: 'remote-store',
  pages: { store: samplePage('/store', 'Products'), product: samplePage('/store/:productSlug', 'Product') },
});
const heading = (name: string) => screen.findByRole('heading', { name });
afterEach(() => jest.restoreAllMocks());

it("shows a page in its remote's region, within the frame", async () => {
  const { container } = renderSite([marketing, store], '/store');
  expect(screen.getByText('Loading ....')).toBeInTheDocument();
  const page = await heading('Products');
  const region = page.closest('[data-remote]');
  expect(region).toHaveAttribute('data-remote', 'remote-store');
  expect(region).toHaveAttribute('data-version', '2.0.0');
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Products' })).toBe(page);
  expect(container.querySelector('[data-remote="shell"]')).toHaveAttribute('data-version', '1.0.0');
});

it.each(['/nope', '/store/a/b', '/concept/more'])('redirects the unknown %s to /404', async (path) => {
  const { address } = renderSite([marketing, store], path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(address()).toBe('/404');
});

it('redirects an unknown address of a loaded remote', async () => {
  const { router, address } = renderSite([store], '/store');
  await heading('Products');
  await act(() => router.navigate('/store/a/b'));
  await waitFor(() => expect(address()).toBe('/404'));
});

it('requests each remote once, when its first page is visited', async () => {
  const fetchEntry = jest.fn(async (name: string) => ({
    default: [marketing, store].find((remote) => remote.name === name),
  }));
  const { router } = renderSite([marketing, store], '/', fetchEntry);
  await heading('Home');
  for (const [path, name] of [
    ['/store', 'Products'],
    ['/concept', 'Concept'],
    ['/store/rocket', 'Product'],
    ['/store', 'Products'],
  ] as const) {
    await act(() => router.navigate(path));
    await heading(name);
  }
  expect(fetchEntry.mock.calls.map(([name]) => name)).toEqual(['remote-marketing', 'remote-store']);
});

it('mounts a remote even if its visitor left while it was loading', async () => {
  let arrive = (_: unknown) => {};
  const { router } = renderSite([marketing, store], '/', async (name) =>
    name === 'remote-marketing'
      ? { default: marketing }
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  await heading('Home');
  await act(async () => void router.navigate('/store'));
  await act(() => router.navigate('/concept'));
  await heading('Concept');
  await act(async () => arrive({ default: store }));
  await act(() => router.navigate('/store'));
  expect(await heading('Products')).toBeVisible();
});

it('mounts a remote once for two visits that wait for it at the same time', async () => {
  let arrive = (_: unknown) => {};
  const { router } = renderSite([marketing, store], '/', async (name) =>
    name === 'remote-marketing'
      ? { default: marketing }
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  await heading('Home');
  await act(async () => void router.navigate('/store'));
  await act(async () => void router.navigate('/store/rocket'));
  await act(async () => arrive({ default: store }));
  expect(await heading('Product')).toBeVisible();
});

const remote = { name: 'remote-store', addresses: ['/store'] as readonly string[] } as ComposedRemote;

/** Renders the start page, whose contexts then find and load only `remote`. */
async function withRemote() {
  const { loading, ...site } = renderSite([marketing], '/');
  await heading('Home');
  const load = jest.fn(async () => ({ remote, version: '2.0.0', definition: store }));
  const index = { ...loading.index, ownerOf: async () => remote };
  return { contexts: { ...site, loading: { ...loading, load, index } }, load };
}

it('takes the request of the first page once, then requests the remote again', async () => {
  const failure = new RemoteLoadError(remote, 'It did not come', {});
  const { contexts, load } = await withRemote();
  const first = { pathname: '/store', loaded: Promise.reject(failure) };
  const discover = createDiscovery(contexts, { first });
  const patch = jest.fn();
  const visit = { path: '/store', patch, signal: new AbortController().signal };
  await expect(discover(visit)).rejects.toBe(failure);
  expect(load).not.toHaveBeenCalled();
  await discover(visit);
  expect(patch).toHaveBeenCalledTimes(1);
});

it('changes nothing in a prerendered frame before it is hydrated', async () => {
  const { contexts, load } = await withRemote();
  let hydrate = () => {};
  const hydrated = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  const discover = createDiscovery(contexts, { hydrated });
  const patch = jest.fn();
  const discovered = discover({ path: '/store', patch, signal: new AbortController().signal });
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(patch).not.toHaveBeenCalled();
  hydrate();
  await discovered;
  expect(patch).toHaveBeenCalledTimes(1);
});
