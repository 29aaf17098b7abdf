import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useLoaderData } from 'react-router-dom';
import type { ComposedRemote } from 'shared-contracts/formats/composition';
import { defineRemote, notFound, type PageDefinition } from 'shared-contracts/remote';
import { ThrownScriptError } from './containment/arrived-and-threw';
import { CompositionLoadError } from './loading/composition';
import { RemoteLoadError } from './loading/load-remote';
import { createDiscovery } from './router';
import { renderSite, samplePage } from './testing/site-stage';

const marketing = defineRemote({
  name: 'remote-marketing',
  pages: { home: samplePage('/', 'Home'), concept: samplePage('/concept', 'Concept') },
});
const store = defineRemote({
  name: 'remote-store',
  pages: { store: samplePage('/store', 'Products'), product: samplePage('/store/:productSlug', 'Product') },
});
const outlet = defineRemote({
  name: 'remote-outlet',
  pages: { sale: samplePage('/store/sale', 'Sale') },
});

const heading = (name: string) => screen.findByRole('heading', { name });
afterEach(() => jest.restoreAllMocks());

/** Failures reach the console through the site's reporter. */
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

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

it.each([
  ['/', 'Home'],
  ['/concept', 'Concept'],
  ['/store', 'Products'],
  ['/store/rocket', 'Product'],
  ['/store/sale', 'Sale'],
  ['/store/rocket?from=mail#top', 'Product'],
])('finds the owner of %s by its most fixed pattern', async (path, name) => {
  renderSite([marketing, store, outlet], path);
  expect(await heading(name)).toBeVisible();
});

it.each(['/nope', '/store/a/b', '/concept/more'])('redirects the unknown %s to /404', async (path) => {
  const { address } = renderSite([marketing, store], path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(address()).toBe('/404');
});

it('redirects an unknown address of a remote that is there already', async () => {
  const { router, address } = renderSite([store], '/store');
  await heading('Products');
  await act(() => router.navigate('/store/a/b'));
  await waitFor(() => expect(address()).toBe('/404'));
});

it('asks for each remote once, when its first page is visited', async () => {
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

it('still mounts a remote whose visitor went elsewhere while it was loading', async () => {
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

describe('a remote that cannot be loaded', () => {
  it('leaves the frame and the other sections alone, and comes with Retry', async () => {
    const printed = expectErrors();
    let down = true;
    const { router, user, shell } = renderSite([marketing, store], '/', async (name) => {
      if (name === 'remote-store' && down) throw new Error('404');
      return { default: name === 'remote-store' ? store : marketing };
    });
    const failed = jest.fn();
    shell.bus.subscribe('remote/failed', failed);
    await heading('Home');
    await act(() => router.navigate('/store'));
    expect(await heading('This section could not be loaded')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(failed.mock.calls).toEqual([
      [{ remote: 'remote-store', version: '2.0.0', compositionId: 'composition-1', message: '404' }],
    ]);
    expect(printed).toHaveBeenCalledWith(
      '[remote-store 2.0.0, composition composition-1]',
      expect.objectContaining({ message: '404' }),
    );

    await act(() => router.navigate('/concept'));
    expect(await heading('Concept')).toBeVisible();

    await act(() => router.navigate('/store'));
    await heading('This section could not be loaded');
    down = false;
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await heading('Products')).toBeVisible();
  });

  it('because its file arrived and threw is not blamed on the connection', async () => {
    expectErrors();
    renderSite([store], '/store', async () => {
      throw new ThrownScriptError('x is undefined');
    });
    expect(await heading('This page tripped over something')).toBeVisible();
    expect(screen.getByText(/This part of the site is broken/)).toBeVisible();
    expect(screen.queryByText(/connection/)).not.toBeInTheDocument();
  });

  it('can be the first one', async () => {
    expectErrors();
    renderSite([store], '/store', async () => {
      throw new Error('404');
    });
    expect(await heading('This section could not be loaded')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});

describe('a page that fails', () => {
  const failing = (page: Pick<PageDefinition, 'load'>) =>
    defineRemote({
      name: 'remote-store',
      pages: { store: { ...samplePage('/store', 'Products'), ...page } },
    });
  const broken = () => {
    throw new TypeError('x is undefined');
  };

  it.each([
    ['in its loader', async () => ({ Page: () => null, loader: broken })],
    ['while it renders', async () => ({ Page: broken })],
  ])('%s shows a panel in its region and is reported once with its remote', async (_, load) => {
    const printed = expectErrors();
    renderSite([failing({ load })], '/store');
    expect(await heading('This page tripped over something')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByText(/x is undefined/)).not.toBeInTheDocument();
    const reports = printed.mock.calls.filter(([first]) => String(first).includes('composition-1'));
    expect(reports).toEqual([
      ['[remote-store 2.0.0, composition composition-1]', new TypeError('x is undefined')],
    ]);
  });

  it('because its file did not come is told apart from a broken one', async () => {
    expectErrors();
    const load = async () => {
      throw Object.assign(new Error('Loading chunk store failed.'), { name: 'ChunkLoadError' });
    };
    renderSite([failing({ load })], '/store');
    expect(await heading('This section could not be loaded')).toBeVisible();
  });

  it('because nobody could be asked whose it is is told apart too', async () => {
    expectErrors();
    const load = async () => {
      throw new CompositionLoadError('/assets/composition.json', 'offline');
    };
    renderSite([failing({ load })], '/store');
    expect(await heading('This section could not be loaded')).toBeVisible();
  });

  it('by a file that is missing for a while is fetched again by Retry', async () => {
    expectErrors();
    let missing = true;
    const load = async () => {
      if (missing) throw Object.assign(new Error('Loading chunk store failed.'), { name: 'ChunkLoadError' });
      return { Page: () => <h1>{useLoaderData()}</h1>, loader: () => 'Products again' };
    };
    const { user } = renderSite([failing({ load })], '/store');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    // While it is being tried the button says so instead.
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(await heading('This section could not be loaded')).toBeVisible();
    missing = false;
    await user.click(again);
    expect(await heading('Products again')).toBeVisible();
  });

  it('by a file that arrived and threw is reported and not fetched again', async () => {
    const printed = expectErrors();
    const load = jest.fn(async () => {
      throw Object.assign(new Error('Loading chunk store failed.'), {
        name: 'ChunkLoadError',
        type: 'missing',
      });
    });
    const { router } = renderSite([failing({ load })], '/store');
    expect(await screen.findByText(/This part of the site is broken/)).toBeVisible();
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/store'));
    expect(await screen.findByText(/This part of the site is broken/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    const reports = printed.mock.calls.filter(([first]) => String(first).includes('composition-1'));
    expect(reports[0]).toEqual([
      '[remote-store 2.0.0, composition composition-1]',
      expect.objectContaining({ name: 'ThrownScriptError' }),
    ]);
  });

  it('by naming something missing says what, and is nothing to report', async () => {
    const load = async () => ({
      Page: () => <p>{useLoaderData()}</p>,
      loader: () => {
        throw notFound('There is no product of that name.');
      },
    });
    renderSite([failing({ load })], '/store');
    expect(await screen.findByText('There is no product of that name.')).toBeVisible();
  });

  it('says what is missing also when that is found out while rendering', async () => {
    const printed = expectErrors();
    const load = async () => ({
      Page: () => {
        throw notFound('There is no product of that name.');
      },
    });
    renderSite([failing({ load })], '/store');
    expect(await screen.findByText('There is no product of that name.')).toBeVisible();
    expect(printed.mock.calls.filter(([first]) => String(first).includes('composition-1'))).toEqual([]);
  });
});

it("gives a remote's links the shell's router", async () => {
  const linking = defineRemote({
    name: 'remote-marketing',
    pages: {
      home: {
        ...samplePage('/', 'Home'),
        load: async () => ({ Page: () => <Link to="/store">To the store</Link> }),
      },
    },
  });
  const { user } = renderSite([linking, store], '/');
  await user.click(await screen.findByRole('link', { name: 'To the store' }));
  expect(await heading('Products')).toBeVisible();
});

it('tells once of a failure that is known, then asks for the remote again', async () => {
  const remote = { name: 'remote-store' } as ComposedRemote;
  const failure = new RemoteLoadError(remote, 'It did not come', {});
  const load = jest.fn(async () => ({ remote, version: '2.0.0', definition: store }));
  const { shell } = renderSite([marketing], '/');
  await heading('Home');
  const discover = createDiscovery(
    { ...shell, load, index: { ...shell.index, ownerOf: async () => remote } },
    { failure },
  );
  const patch = jest.fn();
  const visit = { path: '/store', patch, signal: new AbortController().signal };
  await expect(discover(visit)).rejects.toBe(failure);
  expect(load).not.toHaveBeenCalled();
  await discover(visit);
  expect(patch).toHaveBeenCalledTimes(1);
});

it('changes nothing in a prerendered frame before it is hydrated', async () => {
  const remote = { name: 'remote-store' } as ComposedRemote;
  const { shell } = renderSite([marketing], '/');
  await heading('Home');
  let hydrate = () => {};
  const hydrated = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  const load = jest.fn(async () => ({ remote, version: '2.0.0', definition: store }));
  const discover = createDiscovery(
    { ...shell, load, index: { ...shell.index, ownerOf: async () => remote } },
    { hydrated },
  );
  const patch = jest.fn();
  const discovered = discover({ path: '/store', patch, signal: new AbortController().signal });
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(patch).not.toHaveBeenCalled();
  hydrate();
  await discovered;
  expect(patch).toHaveBeenCalledTimes(1);
});
