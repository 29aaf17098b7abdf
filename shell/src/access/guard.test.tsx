import { createBackendError } from '@little-arches/contracts/backend';
import { useSession } from '@little-arches/contracts/host';
import { defineRemote } from '@little-arches/contracts/remote';
import { createTestHost, sampleUser, signedIn, type TestHostOptions } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { renderSite, samplePage } from '../testing/site-fixture';
import type { Access } from './guard';

function ProfileLayout() {
  const session = useSession();
  const name = session.status === 'authenticated' ? session.user.firstName : 'nobody';
  return (
    <>
      <p>Profile of {name}</p>
      <Outlet />
    </>
  );
}

function AuthLayout() {
  return (
    <div data-testid="auth-layout">
      <Outlet />
    </div>
  );
}

/** Loads data that only signed-in people may read. */
const loadOrders = async () => ({
  loader: async () => {
    throw createBackendError('Please login', 401);
  },
  Page: () => <h1>Orders</h1>,
});

const page = (path: string, access: Access) => ({ ...samplePage(path, path), access });

const account: Parameters<typeof defineRemote>[0] = {
  name: 'remote-account',
  pages: {
    scans: page('/profile/scans', 'signed-in'),
    profile: { ...page('/profile', 'signed-in'), layout: ProfileLayout },
    orders: { ...page('/profile/orders', 'signed-in'), load: loadOrders },
    'sign-in': { ...page('/auth/sign-in', 'signed-out'), layout: AuthLayout },
    'reset-password': { ...page('/auth/reset-password', 'anyone'), layout: AuthLayout },
  },
};
const marketing = defineRemote({ name: 'remote-marketing', pages: { home: samplePage('/', 'Home') } });

function renderInShell(remote: typeof marketing, path: string, options: TestHostOptions = {}) {
  const { session, setSession } = createTestHost(options);
  return { ...renderSite([remote, marketing], path, undefined, session), setSession };
}

function renderInTestKit(path: string, options: TestHostOptions = {}) {
  const rendered = renderPage(defineRemote(account), path, options);
  return { ...rendered, setSession: rendered.host.setSession };
}

/** All implementations of the guard round a remote's pages; they must not differ. */
const hosts = [
  [
    'the shell',
    (path: string, options?: TestHostOptions) => renderInShell(defineRemote(account), path, options),
  ],
  ['the test kit', renderInTestKit],
] as const;

describe.each(hosts)('guarded by %s', (_, render) => {
  describe('a page for signed-in visitors', () => {
    it("shows 'Loading...' while the session loads, then itself", async () => {
      const { setSession } = render('/profile/scans', { session: { status: 'loading' } });
      expect(await screen.findByText('Loading...')).toHaveRole('status');
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      act(() => setSession(signedIn));
      expect(await screen.findByRole('heading', { name: '/profile/scans' })).toBeVisible();
    });

    it('redirects a visitor to the sign-in, which leads back to the path and query', async () => {
      const { address } = render('/profile/scans?child=1');
      await screen.findByRole('heading', { name: '/auth/sign-in' });
      expect(address()).toBe('/auth/sign-in?returnTo=%2Fprofile%2Fscans%3Fchild%3D1');
    });

    it('redirects to the sign-in also when its loader is refused what a visitor may not read', async () => {
      const { address } = render('/profile/orders');
      await screen.findByRole('heading', { name: '/auth/sign-in' });
      expect(address()).toBe('/auth/sign-in?returnTo=%2Fprofile%2Forders');
    });

    it('shows the failure of its loader to the signed-in person', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      render('/profile/orders', { session: signedIn });
      expect(await screen.findByText('Please login')).toBeVisible();
    });

    it('replaces its history entry, so that Back does not bounce', async () => {
      const { router, address } = render('/auth/reset-password');
      await screen.findByRole('heading', { name: '/auth/reset-password' });
      await act(() => router.navigate('/profile/scans'));
      await screen.findByRole('heading', { name: '/auth/sign-in' });
      await act(() => router.navigate(-1));
      await waitFor(() => expect(address()).toBe('/auth/reset-password'));
    });

    it('redirects home when the person signs out on it', async () => {
      const { setSession, address } = render('/profile/scans', { session: signedIn });
      await screen.findByRole('heading', { name: '/profile/scans' });
      act(() => setSession({ status: 'loading' }));
      act(() => setSession({ status: 'unauthenticated', reason: 'signed-out' }));
      await waitFor(() => expect(address()).toBe('/'));
    });

    it('asks to sign in again when the session ended by itself', async () => {
      const { setSession, address } = render('/profile/scans', { session: signedIn });
      await screen.findByRole('heading', { name: '/profile/scans' });
      act(() => setSession({ status: 'unauthenticated', reason: 'none' }));
      await waitFor(() => expect(address()).toBe('/auth/sign-in?returnTo=%2Fprofile%2Fscans'));
    });

    it('stays, with a message, when the server could not be notified of the sign-out', async () => {
      const { setSession, address } = render('/profile/scans', { session: signedIn });
      await screen.findByRole('heading', { name: '/profile/scans' });
      act(() => setSession({ status: 'unauthenticated', reason: 'sign-out-unconfirmed' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/signed out/i);
      expect(address()).toBe('/profile/scans');
    });

    it('forgets the previous person once a page for anyone was shown', async () => {
      const { router, setSession, address } = render('/profile/scans', { session: signedIn });
      await screen.findByRole('heading', { name: '/profile/scans' });
      await act(() => router.navigate('/auth/reset-password'));
      await screen.findByRole('heading', { name: '/auth/reset-password' });
      act(() => setSession({ status: 'unauthenticated', reason: 'signed-out' }));
      await act(() => router.navigate('/profile/scans'));
      await waitFor(() => expect(address()).toBe('/auth/sign-in?returnTo=%2Fprofile%2Fscans'));
    });

    it('also hides its layout from visitors who are not signed in', async () => {
      const { setSession } = render('/profile', { session: { status: 'loading' } });
      expect(await screen.findByText('Loading...')).toBeVisible();
      expect(screen.queryByText(/Profile of/)).not.toBeInTheDocument();
      act(() => setSession(signedIn));
      expect(await screen.findByText(`Profile of ${sampleUser.firstName}`)).toBeVisible();
    });
  });

  describe('a page for signed-out visitors', () => {
    it.each([{ status: 'loading' } as const, { status: 'unauthenticated', reason: 'none' } as const])(
      'is shown while the session is %j',
      async (session) => {
        render('/auth/sign-in', { session });
        expect(await screen.findByRole('heading', { name: '/auth/sign-in' })).toBeVisible();
      },
    );

    it.each([
      ['', '/profile'],
      ['?returnTo=%2Fprofile%2Fscans', '/profile/scans'],
      ['?returnTo=https%3A%2F%2Fevil.example', '/profile'],
    ])('redirects signed-in visitors from %j to %s', async (query, target) => {
      const { address } = render(`/auth/sign-in${query}`, { session: signedIn });
      await screen.findByRole('heading', { name: target });
      expect(address()).toBe(target);
    });

    it('redirects as soon as someone signs in', async () => {
      const { setSession, address } = render('/auth/sign-in?returnTo=%2Fprofile%2Fscans');
      await screen.findByRole('heading', { name: '/auth/sign-in' });
      act(() => setSession(signedIn));
      await screen.findByRole('heading', { name: '/profile/scans' });
      expect(address()).toBe('/profile/scans');
    });
  });

  it('does not guard the reset page (specification, section 2)', async () => {
    render('/auth/reset-password', { session: signedIn });
    expect(await screen.findByRole('heading', { name: '/auth/reset-password' })).toBeVisible();
  });

  it('keeps a layout that pages with different access share', async () => {
    const { router } = render('/auth/sign-in');
    await screen.findByRole('heading', { name: '/auth/sign-in' });
    const layout = screen.getByTestId('auth-layout');
    await act(() => router.navigate('/auth/reset-password'));
    await screen.findByRole('heading', { name: '/auth/reset-password' });
    expect(screen.getByTestId('auth-layout')).toBe(layout);
  });
});

it('lets visitors leave the page that could not sign them out everywhere', async () => {
  const { setSession } = renderInShell(defineRemote(account), '/profile/scans', { session: signedIn });
  await screen.findByRole('heading', { name: '/profile/scans' });
  act(() => setSession({ status: 'unauthenticated', reason: 'sign-out-unconfirmed' }));
  expect(screen.getByRole('heading', { name: 'You are signed out on this device' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('shows a page with an unknown access only to signed-in visitors', async () => {
  const { address } = renderInShell(
    defineRemote({
      ...account,
      pages: { ...account.pages, staff: { ...samplePage('/staff', 'Staff'), access: 'staff' as Access } },
    }),
    '/staff',
  );
  await waitFor(() => expect(address()).toBe('/auth/sign-in?returnTo=%2Fstaff'));
  await screen.findByRole('heading', { name: '/auth/sign-in' });
});

describe('the code of a page for signed-in visitors', () => {
  const load = jest.fn(async () => ({ Page: () => <h1>Own</h1> }));
  const own = defineRemote({
    name: 'remote-account',
    pages: {
      own: { ...page('/profile', 'signed-in'), load },
      'sign-in': page('/auth/sign-in', 'signed-out'),
    },
  });
  beforeEach(() => load.mockClear());

  it('loads the code when the session arrives while the page waits', async () => {
    const site = renderInShell(own, '/profile', { session: { status: 'loading' } });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    act(() => site.setSession(signedIn));
    expect(await screen.findByRole('heading', { name: 'Own' })).toBeInTheDocument();
  });
});
