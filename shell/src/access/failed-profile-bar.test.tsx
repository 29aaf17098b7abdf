import { createBackendError } from '@little-arches/contracts/backend';
import { useSession } from '@little-arches/contracts/host';
import { defineRemote } from '@little-arches/contracts/remote';
import { act, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import type { AuthClient } from '../session/auth-client';
import { STORAGE_KEY } from '../session/stored-session';
import { profile, stored, withAuthClient, withFreshBrowser } from '../session/testing/session-fixture';
import { renderSite, samplePage } from '../testing/site-fixture';

withFreshBrowser();

/** Loads data that only signed-in people may read, as soon as the page opens. */
const loadScans = async () => ({
  async loader({ host }: { host: { session: { get(): { status: string } } } }) {
    if (host.session.get().status !== 'authenticated') throw createBackendError('Please login', 401);
    return '2 scans';
  },
  Page() {
    const session = useSession();
    const scans = useLoaderData<string>();
    return (
      <h1>
        {scans} of {session.status === 'authenticated' ? session.user.firstName : 'nobody'}
      </h1>
    );
  },
});

const remotes = [
  defineRemote({
    name: 'remote-account',
    pages: { scans: { ...samplePage('/profile/scans', ''), access: 'signed-in', load: loadScans } },
  }),
  defineRemote({ name: 'remote-store', pages: { store: samplePage('/store', 'Store') } }),
];

/** Renders the site for Mara, whose profile call answers `statuses` in turn. */
async function render(path: string, ...statuses: number[]) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const status = statuses.shift() ?? 200;
    return status === 200 ? Response.json(profile) : new Response('<html>boom</html>', { status });
  });
  const { client } = withAuthClient();
  const site = renderSite(remotes, path, undefined, undefined, async () => client as unknown as AuthClient);
  await act(async () => site.session.start());
  return site;
}

const retry = () => screen.findByRole('button', { name: 'Retry' });

it('replaces a page for signed-in visitors, which a retry loads', async () => {
  const { user, address } = await render('/profile/scans', 503, 500);
  expect(await screen.findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are signed in, but our server could not/);
  expect(address()).toBe('/profile/scans');
  await user.click(await retry());
  await screen.findByText(/^That didn’t work yet/);
  await user.click(await retry());
  expect(await screen.findByRole('heading', { name: '2 scans of Mara' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/boom|Please login/);
});

it('appears below a page for everyone, which does not look signed out', async () => {
  const { user } = await render('/store', 503);
  expect(await screen.findByText(/^You are signed in, but/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Store' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your profile' })).toBeVisible();
  await user.click(await retry());
  await waitFor(() => expect(screen.queryByText(/^You are signed in, but/)).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Your profile' })).toBeVisible();
});
