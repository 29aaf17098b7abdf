import { createBackendError } from '@little-arches/contracts/backend';
import { HostProvider } from '@little-arches/contracts/host';
import {
  defineRemote,
  notFound,
  type PageDefinition,
  type PageModule,
} from '@little-arches/contracts/remote';
import { createTestHost } from '@little-arches/contracts/testing';
import { FailurePanel } from '@little-arches/contracts/testing/standalone';
import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { ThrownScriptError } from '../../federation/arrived-and-threw';
import { CompositionLoadError } from '../../federation/composition';
import { renderSite, samplePage } from '../../testing/site-fixture';
import { SectionError } from './section-error';

const marketing = defineRemote({
  name: 'remote-marketing',
  pages: { home: samplePage('/', 'Home'), concept: samplePage('/concept', 'Concept') },
});
const store = defineRemote({ name: 'remote-store', pages: { store: samplePage('/store', 'Products') } });

const heading = (name: string) => screen.findByRole('heading', { name });
afterEach(() => jest.restoreAllMocks());

/** Expects failures on the console, where the site's reporter writes them. */
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('a remote that cannot be loaded', () => {
  it('affects only its own section, and recovers by Retry', async () => {
    const printed = expectErrors();
    let down = true;
    const { router, user, frame } = renderSite([marketing, store], '/', async (name) => {
      if (name === 'remote-store' && down) throw new Error('404');
      return { default: name === 'remote-store' ? store : marketing };
    });
    const failed = jest.fn();
    frame.bus.subscribe('remote/failed', failed);
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

  it('does not blame the connection for a file that arrived and threw', async () => {
    expectErrors();
    renderSite([store], '/store', async () => {
      throw new ThrownScriptError('x is undefined');
    });
    expect(await heading('This page tripped over something')).toBeVisible();
    expect(screen.getByText(/This part of the site is broken/)).toBeVisible();
    expect(screen.queryByText(/connection/)).not.toBeInTheDocument();
  });
});

describe('a page that fails', () => {
  const failing = (page: Pick<PageDefinition, 'load'>) =>
    defineRemote({
      name: 'remote-store',
      pages: { store: { ...samplePage('/store', 'Products'), ...page } },
    });
  it.each([
    ['a missing file', Object.assign(new Error('Loading chunk store failed.'), { name: 'ChunkLoadError' })],
    ['an owner that could not be determined', new CompositionLoadError('/composition.json', 'offline')],
  ])('distinguishes %s from a broken one', async (_, failure) => {
    expectErrors();
    const load = () => Promise.reject(failure);
    renderSite([failing({ load })], '/store');
    expect(await heading('This section could not be loaded')).toBeVisible();
  });

  it('fetches a file that was missing offline when the connection returns', async () => {
    expectErrors();
    let missing = true;
    const load = async () => {
      if (missing) throw Object.assign(new Error('Loading chunk store failed.'), { name: 'ChunkLoadError' });
      return { Page: () => <h1>Products again</h1> };
    };
    renderSite([failing({ load })], '/store');
    await heading('This section could not be loaded');
    missing = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading('Products again')).toBeVisible();
  });

  it.each<[string, (fail: () => void) => PageModule]>([
    ['its loader', (fail) => ({ Page: () => <h1>Products again</h1>, loader: async () => fail() ?? null })],
    [
      'its page',
      (fail) => ({
        Page() {
          fail();
          return <h1>Products again</h1>;
        },
      }),
    ],
  ])('recovers in %s with one press once the cause is gone', async (_, makePage) => {
    expectErrors();
    let isBroken = true;
    const page = makePage(() => {
      if (isBroken) throw undefined;
    });
    const { user } = renderSite([failing({ load: async () => page })], '/store');
    await heading('This page tripped over something');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Products again')).toBeVisible();
  });

  it('recovers with one press from a remote that can’t be mounted, once the cause is gone', async () => {
    expectErrors();
    const store = failing({ load: async () => ({ Page: () => <h1>Products again</h1> }) });
    let isBroken = true;
    const mount: typeof store.mount = (host) => {
      if (isBroken) throw undefined;
      return store.mount(host);
    };
    const { user } = renderSite([{ ...store, mount }], '/store');
    await heading('This page tripped over something');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Products again')).toBeVisible();
  });

  it('reports a file that arrived and threw, and does not fetch it again', async () => {
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

  const missing = () => {
    throw notFound('There is no product of that name.');
  };

  it.each([
    ['in its loader', { Page: () => <p>{useLoaderData()}</p>, loader: missing }],
    ['while rendering', { Page: missing }],
  ])('names the thing that is missing %s, and reports nothing', async (_, page) => {
    const printed = expectErrors();
    renderSite([failing({ load: async () => page })], '/store');
    expect(await screen.findByText('There is no product of that name.')).toBeVisible();
    expect(printed.mock.calls.filter(([first]) => String(first).includes('composition-1'))).toEqual([]);
  });
});

describe('the panel of a failed page, in the shell and in a standalone remote', () => {
  const words = () => {
    const alert = screen.queryByRole('alert')?.textContent;
    const ways = [
      ...screen.queryAllByRole('button'),
      ...within(screen.getByTestId('region')).getAllByRole('link'),
    ];
    return { alert, ways: ways.map(({ textContent }) => textContent) };
  };

  it.each([
    ['We couldn’t find that', () => notFound('We don’t sell this product.'), '/store/moon-boots'],
    ['This page tripped over something', () => createBackendError('The store is closed.', 503), '/store'],
    ['This page tripped over something', () => new TypeError('x is undefined'), '/store'],
  ])('shows the shell’s words: %s', async (title, makeError, path) => {
    expectErrors();
    const routeOf = (failure: ReactElement) => ({
      path: '*',
      loader: async () => {
        throw makeError();
      },
      element: null,
      HydrateFallback: () => null,
      errorElement: (
        <HostProvider host={createTestHost()}>
          <div data-testid="region">{failure}</div>
        </HostProvider>
      ),
    });
    const show = async (failure: ReactElement) => {
      const router = createMemoryRouter([routeOf(failure)], { initialEntries: [path] });
      const { unmount } = render(<RouterProvider router={router} onError={() => {}} />);
      await heading(title);
      const shown = words();
      unmount();
      return shown;
    };
    expect(await show(<FailurePanel />)).toEqual(await show(<SectionError />));
  });
});
