import type { Host } from '@little-arches/contracts/host';
import { defineRemote, type PageArguments, type PageDefinition } from '@little-arches/contracts/remote';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderSite, samplePage } from '../testing/site-fixture';
import { prefetchLinks } from './prefetch-links';

const INTENT = 65;

const links = ['/store', '/store/comet?size=30', '/orders', '/nope', '/'];
const home: PageDefinition = {
  ...samplePage('/', 'Home'),
  load: async () => ({
    Page: () => (
      <>
        <h1>Home</h1>
        {links.map((to) => (
          <Link key={to} to={to}>
            To {to}
          </Link>
        ))}
        <a href="https://elsewhere.example/">Elsewhere</a>
        <a href="/store" target="_blank" rel="noreferrer">
          Another window
        </a>
      </>
    ),
  }),
};

/** Renders the start page with links to pages of another remote, whose loaders record each visit. */
async function setup(read: (path: string) => unknown = (path) => path) {
  const visits: string[] = [];
  const hosts: Host[] = [];
  const page = (path: string, text: string, access: PageDefinition['access'] = 'anyone'): PageDefinition => ({
    ...samplePage(path, text),
    access,
    load: async () => ({
      Page: () => <h1>{text}</h1>,
      loader({ host, request, params }: PageArguments) {
        hosts.push(host);
        const { pathname, search } = new URL(request.url);
        visits.push(pathname + search);
        return read(params.slug ?? pathname);
      },
    }),
  });
  const remotes = [
    defineRemote({ name: 'remote-marketing', pages: { home } }),
    defineRemote({
      name: 'remote-store',
      pages: {
        store: page('/store', 'Products'),
        product: page('/store/:slug', 'Product'),
        orders: page('/orders', 'Orders', 'signed-in'),
      },
    }),
  ];
  const fetchEntry = jest.fn(
    async (name: string): Promise<unknown> => ({
      default: remotes.find((remote) => remote.name === name),
    }),
  );
  const site = renderSite(remotes, '/', fetchEntry);
  await screen.findByRole('heading', { name: 'Home' });
  prefetchLinks(site.loading, site.frame);
  const entries = () => fetchEntry.mock.calls.map(([name]) => name);
  return { ...site, visits, hosts, fetchEntry, entries };
}

const link = (name: string) => screen.getByRole('link', { name });

/** Waits until pending work has settled: loading a remote is a long chain of promises. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await act(() => jest.advanceTimersByTimeAsync(0));
}
async function pointAt(name: string, milliseconds = INTENT) {
  fireEvent.mouseOver(link(name));
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('prefetches entry, page and data before a pointed link is followed', async () => {
  const { visits, entries, router } = await setup();
  await pointAt('To /store/comet?size=30');
  expect(entries()).toEqual(['remote-marketing', 'remote-store']);
  expect(visits).toEqual(['/store/comet?size=30']);
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  await act(() => router.navigate('/store/comet?size=30'));
  expect(screen.getByRole('heading')).toHaveTextContent('Product');
  expect(visits).toHaveLength(1);
  expect(Object.values(router.state.loaderData)).toContain('comet');
  await act(() => router.revalidate());
  expect(visits).toHaveLength(2);
});

it.each([
  ['focus', (target: Element) => fireEvent.focusIn(target), INTENT],
  ['touch', (target: Element) => fireEvent.touchStart(target), 0],
])('treats %s as an intent, too', async (_, show, milliseconds) => {
  const { visits } = await setup();
  show(link('To /store'));
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  expect(visits).toEqual(['/store']);
});

it.each([
  ['focuses', (target: Element) => fireEvent.focusIn(target), INTENT],
  ['touches', (target: Element) => fireEvent.touchStart(target), 0],
])('reads once when a click %s the link it follows', async (_, show, milliseconds) => {
  const { visits } = await setup();
  show(link('To /store'));
  fireEvent.click(link('To /store'));
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  expect(screen.getByRole('heading')).toHaveTextContent('Products');
  expect(visits).toEqual(['/store']);
});

it('requests nothing for a link that the pointer only crosses', async () => {
  const { visits, entries } = await setup();
  await pointAt('To /store', INTENT - 1);
  await pointAt('To /nope');
  await pointAt('To /');
  await pointAt('Elsewhere');
  await pointAt('Another window');
  expect(visits).toEqual([]);
  expect(entries()).toEqual(['remote-marketing']);
});

it('requests a page once for repeated visits of its link', async () => {
  const { visits } = await setup();
  await pointAt('To /store');
  await pointAt('To /nope');
  await pointAt('To /store');
  expect(visits).toEqual(['/store']);
});

it('reads again for a visit ten seconds later', async () => {
  const { visits, router } = await setup();
  await pointAt('To /store');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await act(() => router.navigate('/store'));
  expect(visits).toEqual(['/store', '/store']);
});

it('reads nothing of a page that is not for everyone', async () => {
  const { visits, entries } = await setup();
  await pointAt('To /orders');
  expect(entries()).toContain('remote-store');
  expect(visits).toEqual([]);
});

it('requests nothing when the visitor wants to save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { entries } = await setup();
  await pointAt('To /store');
  expect(entries()).toEqual(['remote-marketing']);
});

it('ignores failures, and the visit tries again', async () => {
  let isDown = true;
  const { visits, fetchEntry, frame, router } = await setup(() => {
    if (isDown) throw new Error('down');
    return 'back';
  });
  const failed = jest.fn();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  frame.bus.subscribe('remote/failed', failed);
  fetchEntry.mockRejectedValueOnce(new Error('404'));
  await pointAt('To /store');
  await pointAt('To /nope');
  await pointAt('To /store');
  await settle();
  expect(visits).toEqual(['/store']);
  expect(failed).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  isDown = false;
  await act(() => router.navigate('/store'));
  expect(screen.getByRole('heading')).toHaveTextContent('Products');
  expect(Object.values(router.state.loaderData)).toContain('back');
  logged.mockRestore();
});

it('drops its data when another account reads', async () => {
  const { visits, session, router } = await setup();
  await pointAt('To /store');
  // Only now it is known that no one is signed in.
  act(() => session.start());
  await act(() => router.navigate('/store'));
  expect(visits).toEqual(['/store', '/store']);
});
