import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { useSession } from './host';
import { type Access, defineRemote } from './remote';
import { renderPage } from './testing/render-page';
import { sampleUser, signedIn } from './testing/samples';

function Layout() {
  const session = useSession();
  const name = session.status === 'authenticated' ? session.user.firstName : 'nobody';
  return (
    <>
      <p>Profile of {name}</p>
      <Outlet />
    </>
  );
}

const page = (path: string, access: Access) => ({
  path,
  access,
  title: path,
  description: '',
  load: async () => ({ Page: () => <h1>{path}</h1> }),
});

const remote = defineRemote({
  name: 'remote-account',
  pages: {
    scans: page('/profile/scans', 'signed-in'),
    profile: { ...page('/profile', 'signed-in'), layout: Layout },
    'sign-in': page('/auth/sign-in', 'signed-out'),
    'reset-password': page('/auth/reset-password', 'anyone'),
  },
});

describe('a page for the signed-in', () => {
  it("says 'Loading...' while the session loads, then shows itself", async () => {
    const { host } = renderPage(remote, '/profile/scans', { session: { status: 'loading' } });
    expect(await screen.findByText('Loading...')).toHaveRole('status');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    act(() => host.setSession(signedIn));
    expect(screen.getByRole('heading', { name: '/profile/scans' })).toBeVisible();
  });

  it('leads a visitor to the sign-in, which leads back to the path and query', async () => {
    const { address } = renderPage(remote, '/profile/scans?child=1');
    await screen.findByRole('heading', { name: '/auth/sign-in' });
    expect(address()).toBe('/auth/sign-in?returnTo=%2Fprofile%2Fscans%3Fchild%3D1');
  });

  it('replaces its entry in the history, so that Back does not bounce', async () => {
    const { router, address } = renderPage(remote, '/auth/reset-password');
    await screen.findByRole('heading', { name: '/auth/reset-password' });
    await act(() => router.navigate('/profile/scans'));
    await screen.findByRole('heading', { name: '/auth/sign-in' });
    await act(() => router.navigate(-1));
    expect(address()).toBe('/auth/reset-password');
  });

  it('goes home when the person signs out on it', async () => {
    const { host, address } = renderPage(remote, '/profile/scans', { session: signedIn });
    await screen.findByRole('heading', { name: '/profile/scans' });
    act(() => host.setSession({ status: 'loading' }));
    act(() => host.setSession({ status: 'unauthenticated', reason: 'signed-out' }));
    expect(await screen.findByText('Left for /')).toBeVisible();
    expect(address()).toBe('/');
  });

  it('asks to sign in again when the session ended by itself', async () => {
    const { host, address } = renderPage(remote, '/profile/scans', { session: signedIn });
    await screen.findByRole('heading', { name: '/profile/scans' });
    act(() => host.setSession({ status: 'unauthenticated', reason: 'none' }));
    await waitFor(() => expect(address()).toBe('/auth/sign-in?returnTo=%2Fprofile%2Fscans'));
  });

  it('stays, and says so, when the server could not be told of the sign-out', async () => {
    const { host, address } = renderPage(remote, '/profile/scans', { session: signedIn });
    await screen.findByRole('heading', { name: '/profile/scans' });
    act(() => host.setSession({ status: 'unauthenticated', reason: 'sign-out-unconfirmed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You are signed out on this device');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(address()).toBe('/profile/scans');
  });

  it('does not say so to who opens the page afterwards', async () => {
    const { address } = renderPage(remote, '/profile/scans', {
      session: { status: 'unauthenticated', reason: 'sign-out-unconfirmed' },
    });
    await waitFor(() => expect(address()).toMatch('/auth/sign-in'));
  });

  it('keeps its layout too from who is not signed in', async () => {
    const { host } = renderPage(remote, '/profile', { session: { status: 'loading' } });
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.queryByText(/Profile of/)).not.toBeInTheDocument();
    act(() => host.setSession(signedIn));
    expect(screen.getByText(`Profile of ${sampleUser.firstName}`)).toBeVisible();
  });
});

describe('a page for the signed-out', () => {
  it.each([{ status: 'loading' } as const, { status: 'unauthenticated', reason: 'none' } as const])(
    'shows itself while the session is %j',
    async (session) => {
      renderPage(remote, '/auth/sign-in', { session });
      expect(await screen.findByRole('heading', { name: '/auth/sign-in' })).toBeVisible();
    },
  );

  it.each([
    ['', '/profile'],
    ['?returnTo=%2Fprofile%2Fscans', '/profile/scans'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/profile'],
    ['?returnTo=%2F%2Fevil.example', '/profile'],
    ['?returnTo=%2Fauth%2Fsign-in', '/profile'],
  ])('leads the signed-in on from %j to %s', async (query, target) => {
    const { address } = renderPage(remote, `/auth/sign-in${query}`, { session: signedIn });
    await screen.findByRole('heading', { name: target });
    expect(address()).toBe(target);
  });

  it('leads on as soon as somebody signs in', async () => {
    const { host, address } = renderPage(remote, '/auth/sign-in?returnTo=%2Fprofile%2Fscans');
    await screen.findByRole('heading', { name: '/auth/sign-in' });
    act(() => host.setSession(signedIn));
    await screen.findByRole('heading', { name: '/profile/scans' });
    expect(address()).toBe('/profile/scans');
  });
});

it('guards the reset page from nobody (specification, section 2)', async () => {
  renderPage(remote, '/auth/reset-password', { session: signedIn });
  expect(await screen.findByRole('heading', { name: '/auth/reset-password' })).toBeVisible();
});
