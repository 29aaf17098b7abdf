import { defineRemote, type PanelProps } from '@little-arches/contracts/remote';
import { cents } from '@little-arches/contracts/values';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderSite, samplePage } from '../testing/site-fixture';
import { loadCartAhead } from './load-cart-ahead';

type PanelModule = { readonly Panel: ComponentType<PanelProps> };

const marketing = defineRemote({ name: 'remote-marketing', pages: { home: samplePage('/', 'Home') } });

const storeWith = (cart: () => Promise<PanelModule>) =>
  defineRemote({
    name: 'remote-store',
    pages: { store: samplePage('/store', 'Products') },
    panels: { cart },
  });

const store = storeWith(async () => ({
  Panel: ({ onClose }) => (
    <aside aria-label="Your Cart">
      <button type="button" onClick={onClose}>
        Close the cart
      </button>
    </aside>
  ),
}));

const byName =
  (...remotes: (typeof store)[]) =>
  async (name: string) => ({
    default: remotes.find((remote) => remote.name === name),
  });
afterEach(() => jest.restoreAllMocks());

const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

async function openCart({ user }: ReturnType<typeof renderSite>) {
  await screen.findByRole('heading', { name: 'Home' });
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
}

it('loads the remote that provides a panel and shows it in its region over the page', async () => {
  const site = renderSite([marketing, store], '/');
  await openCart(site);
  const cart = await screen.findByRole('complementary', { name: 'Your Cart' });
  expect(cart.closest('[data-remote]')).toHaveAttribute('data-remote', 'remote-store');
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  await site.user.click(within(cart).getByRole('button', { name: 'Close the cart' }));
  expect(screen.queryByRole('complementary', { name: 'Your Cart' })).not.toBeInTheDocument();
});

it('shows that it is loading, and drops a closed panel', async () => {
  let arrive = (_: unknown) => {};
  const site = renderSite([marketing, store], '/', async (name) =>
    name === 'remote-marketing'
      ? { default: marketing }
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  await openCart(site);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading ....');
  await site.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await act(async () => arrive({ default: store }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Your Cart' })).not.toBeInTheDocument();
});

it('leaves an open panel unchanged when it is requested again', async () => {
  const counting = storeWith(async () => ({
    Panel: () => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count} times
        </button>
      );
    },
  }));
  const site = renderSite([marketing, counting], '/');
  await openCart(site);
  await site.user.click(await screen.findByRole('button', { name: '0 times' }));
  await act(async () => site.frame.panels.open('cart'));
  expect(screen.getByRole('button', { name: '1 times' })).toBeVisible();
});

it('offers Retry, which presses itself when the connection returns, and keeps the page', async () => {
  const printed = expectErrors();
  let down = true;
  const site = renderSite([marketing, store], '/', async (name) => {
    if (name === 'remote-store' && down) throw new Error('404');
    return await byName(marketing, store)(name);
  });
  await openCart(site);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: /try again|retry/i });
  expect(printed).toHaveBeenCalledTimes(1);
  down = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('complementary', { name: 'Your Cart' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  [
    'whose file does not load',
    /We could not fetch this part/,
    () => Promise.reject(new Error('Loading chunk cart failed')),
  ],
  [
    'that throws',
    /This part of the site is broken/,
    async (): Promise<PanelModule> => ({
      Panel: () => {
        throw new Error('Loading chunk cart failed');
      },
    }),
  ],
])(
  'shows an error for a panel %s, reports it with its remote, and keeps the page',
  async (_, words, cart) => {
    const printed = expectErrors();
    const site = renderSite([marketing, storeWith(cart)], '/');
    await openCart(site);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(words)).toBeVisible();
    expect(dialog).not.toHaveTextContent('chunk');
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
    const reports = printed.mock.calls.filter(([first]) => String(first).startsWith('[remote-store 2.0.0'));
    expect(reports).toHaveLength(1);
  },
);

it('does not fetch a panel again whose file arrived and threw', async () => {
  expectErrors();
  const cart = jest.fn(() =>
    Promise.reject(Object.assign(new Error('cart threw'), { name: 'ChunkLoadError', type: 'missing' })),
  );
  const site = renderSite([marketing, storeWith(cart)], '/');
  for (let times = 0; times < 2; times++) {
    await openCart(site);
    expect(await screen.findByText(/This part of the site is broken/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await site.user.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect(cart).toHaveBeenCalledTimes(1);
});

it.each([
  ['when something is in the cart', '/', { count: 1, total: cents(3490), currency: 'eur' }],
  ['on a page where something can be added', '/store', { count: 0, total: cents(0), currency: null }],
])('opens the cart without a connection: its code is loaded %s', async (_, path, cart) => {
  let online = true;
  const file = async (): Promise<PanelModule> => {
    if (!online) throw new Error('Loading chunk cart failed');
    return { Panel: () => <aside aria-label="Your Cart" /> };
  };
  let loaded: ReturnType<typeof file> | undefined;
  // As a bundler, which keeps what has arrived.
  const chunk = jest.fn(() => (loaded ??= file()));
  const site = renderSite([marketing, storeWith(chunk)], path);
  loadCartAhead(site.loading, site.frame);
  await screen.findByRole('heading', { level: 1 });
  if (path === '/') expect(chunk).not.toHaveBeenCalled();
  act(() => site.frame.bus.publish('cart/changed', cart));
  await waitFor(() => expect(chunk).toHaveBeenCalled());
  online = false;
  await site.user.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(await screen.findByRole('complementary', { name: 'Your Cart' })).toBeVisible();
});
