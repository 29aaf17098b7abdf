import type { ComposedRemote } from '@little-arches/contracts/formats';
import { defineRemote, type PageDefinition } from '@little-arches/contracts/remote';
import { createTestHost } from '@little-arches/contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, redirect, useBlocker } from 'react-router-dom';
import { renderSite, samplePage } from '../testing/site-fixture';
import { loadDocument } from './load-document';

jest.mock('./load-document', () => ({ loadDocument: jest.fn() }));
beforeEach(() => {
  jest.mocked(loadDocument).mockClear();
  sessionStorage.clear();
});

const linked = (path: string, title: string, to: string): PageDefinition => ({
  ...samplePage(path, title),
  load: async () => ({
    Page: () => (
      <>
        <h1>{title}</h1>
        <Link to={to}>Go on</Link>
      </>
    ),
  }),
});
const store = defineRemote({
  name: 'remote-store',
  pages: {
    store: linked('/store', 'Products', '/auth/sign-in?returnTo=%2Fstore#email'),
    product: {
      ...samplePage('/store/:slug', 'Product'),
      load: async () => ({
        Page() {
          useBlocker(false);
          return <h1>Product</h1>;
        },
      }),
    },
    checkout: {
      ...samplePage('/checkout', 'Checkout'),
      load: async () => ({ Page: () => null, loader: () => redirect('/auth/sign-in') }),
    },
  },
  panels: { cart: async () => ({ Panel: () => <aside aria-label="Your Cart" /> }) },
});
const account = defineRemote({
  name: 'remote-account',
  pages: {
    profile: { ...samplePage('/profile', 'Profile'), access: 'signed-in' },
    'sign-in': { ...linked('/auth/sign-in', 'Sign in', '/store#level-2'), access: 'signed-out' },
    'sign-up': samplePage('/auth/sign-up', 'Create your account'),
  },
});

const heading = (name: string) => screen.findByRole('heading', { name });
const show = (path: string, { session } = createTestHost()) => {
  const fetchEntry = jest.fn(async (name: string) => ({
    default: [store, account].find((remote) => remote.name === name),
  }));
  return { ...renderSite([store, account], path, fetchEntry, session), fetchEntry };
};

it('loads the sign-in page of a link as a document, with query and fragment, and prefetches none of it', async () => {
  const { user, address, fetchEntry } = show('/store');
  await heading('Products');
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  expect(loadDocument).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: '/auth/sign-in', search: '?returnTo=%2Fstore', hash: '#email' }),
    { replace: false },
  );
  expect(address()).toBe('/store');
  expect(fetchEntry.mock.calls.map(([name]) => name)).toEqual(['remote-store']);
});

it('replaces the page that a guard redirects from', async () => {
  const { router } = show('/store');
  await heading('Products');
  await act(() => router.navigate('/profile'));
  await waitFor(() =>
    expect(loadDocument).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/auth/sign-in', search: '?returnTo=%2Fprofile' }),
      { replace: true },
    ),
  );
});

it('loads the sign-in page as a document from a page with its own blocker', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { router } = show('/store/comet');
  await heading('Product');
  await act(() => router.navigate('/auth/sign-in'));
  await waitFor(() =>
    expect(loadDocument).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/auth/sign-in' }),
      expect.anything(),
    ),
  );
  warn.mockRestore();
});

it('loads a new document when a loader redirects to the sign-in page', async () => {
  const { router } = show('/store');
  await heading('Products');
  await act(() => router.navigate('/checkout'));
  await waitFor(() =>
    expect(loadDocument).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/auth/sign-in' }), {
      replace: true,
    }),
  );
});

it('shows the sign-in page in the document of a page of the same remote, and admits no others', async () => {
  const { router, user, fetchEntry } = show('/profile');
  await heading('Sign in');
  await act(() => router.navigate('/auth/sign-up'));
  await heading('Create your account');
  await act(() => router.navigate(-1));
  await heading('Sign in');
  expect(loadDocument).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(loadDocument).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: '/store', hash: '#level-2' }),
    { replace: false },
  );
  expect(fetchEntry.mock.calls.map(([name]) => name)).toEqual(['remote-account']);
});

it('loads no remote of another page beside the sign-in page, not even ahead', async () => {
  const { loading, fetchEntry } = show('/auth/sign-in');
  await heading('Sign in');
  fetchEntry.mockClear();
  const other = (await loading.index.ownerOf('/store')) as ComposedRemote;
  await expect(loading.load(other)).rejects.toThrow("Remote 'remote-store' is kept from a document");
  await expect(loading.loadAhead(other)).resolves.toBeUndefined();
  expect(fetchEntry).not.toHaveBeenCalled();
});

it('opens the cart of the sign-in page over the store, in another document', async () => {
  const { user, fetchEntry } = show('/auth/sign-in');
  await heading('Sign in');
  fetchEntry.mockClear();
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
  await waitFor(() =>
    expect(loadDocument).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/store' })),
  );
  expect(fetchEntry).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});

it('can be reused after Back', async () => {
  const { user, router } = show('/store');
  await heading('Products');
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(router.state.blockers.values().next().value?.state).toBe('blocked');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(router.state.blockers.values().next().value?.state).toBe('unblocked');
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(loadDocument).toHaveBeenCalledTimes(2);
});
