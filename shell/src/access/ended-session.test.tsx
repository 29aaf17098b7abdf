import { children } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { defineRemote } from '@little-arches/contracts/remote';
import { sampleChildren, sampleUser, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { startAnew } from '../navigation/start-anew';
import type { AuthClient } from '../session/auth-client';
import { STORAGE_KEY } from '../session/stored-session';
import {
  changedByOtherTab,
  kim,
  mara,
  profile,
  stored,
  withAuthClient,
  withFreshBrowser,
} from '../session/testing/session-fixture';
import { renderSite, samplePage } from '../testing/site-fixture';

jest.mock('../navigation/start-anew', () => ({ startAnew: jest.fn() }));
withFreshBrowser();

const ida = sampleChildren[0];
let mounts = 0;

/** Renders a page on which something is typed and saved. */
function FormPage() {
  const { backend } = useHost();
  const [saved, setSaved] = useState('');
  useEffect(() => {
    mounts += 1;
  }, []);
  const { id: _, ...input } = ida as NonNullable<typeof ida>;
  return (
    <>
      <h1>Form</h1>
      <form>
        <input aria-label="Notes" />
      </form>
      <button
        type="button"
        onClick={() =>
          void backend.insert(children, input).then(
            ({ first_name }) => setSaved(`Saved ${first_name}`),
            ({ message }: Error) => setSaved(message),
          )
        }
      >
        Save
      </button>
      <p>{saved}</p>
    </>
  );
}

const form = (path: string) => ({ ...samplePage(path, path), load: async () => ({ Page: FormPage }) });
const account: Parameters<typeof defineRemote>[0] = {
  name: 'remote-account',
  pages: {
    profiles: { ...form('/profile/profiles'), access: 'signed-in' },
    checkout: { ...form('/checkout'), holdsSession: true },
    contact: form('/contact-us'),
    scans: { ...samplePage('/profile/scans', 'Scans'), access: 'signed-in' },
    'sign-in': { ...samplePage('/auth/sign-in', 'Sign in'), access: 'signed-out' },
  },
};
const marketing = defineRemote({ name: 'remote-marketing', pages: { home: samplePage('/', 'Home') } });

/** Renders the site with the shell's real session; only the auth client and the network are fake. */
function inShell(define: typeof defineRemote, path: string) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  const { client } = withAuthClient();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    return Response.json(String(address).includes('/functions/') ? profile : [ida]);
  });
  const loadAuthClient = async () => client as unknown as AuthClient;
  const site = renderSite([define(account), marketing], path, undefined, undefined, loadAuthClient);
  act(() => site.session.start());
  return {
    ...site,
    email: mara.email,
    endSession: () => act(() => changedByOtherTab(STORAGE_KEY, null)),
    isAnew: () => expect(startAnew).toHaveBeenCalledWith('here'),
  };
}

function inTestKit(path: string) {
  const page = renderPage(defineRemote(account), path, {
    session: signedIn,
    answers: { tables: { children: [] } },
  });
  return {
    ...page,
    email: sampleUser.email,
    endSession: () => act(() => page.host.endSession()),
    isAnew: () => waitFor(() => expect(screen.getByLabelText('Notes')).toHaveValue('')),
  };
}

const hosts = [
  ['the shell', (path: string) => inShell(defineRemote, path)],
  ['the test kit', inTestKit],
] as const;

beforeEach(() => {
  mounts = 0;
});

describe.each(hosts)('a session that ends in %s', (_, render) => {
  /** Renders a page whose session ended after something was typed. */
  async function endedWhileTyping(path = '/profile/profiles') {
    const page = render(path);
    await page.user.type(await screen.findByLabelText('Notes'), 'Toes');
    page.endSession();
    return page;
  }
  const dialog = async () => within(await screen.findByRole('dialog'));

  async function signIn(page: { user: ReturnType<typeof render>['user'] }, email?: string) {
    const asked = await dialog();
    if (email) {
      await page.user.clear(asked.getByLabelText('Email'));
      await page.user.type(asked.getByLabelText('Email'), email);
    }
    await page.user.type(asked.getByLabelText('Password'), 'secret');
    await page.user.click(asked.getByRole('button', { name: 'Sign in again' }));
  }

  it.each(['/profile/profiles', '/checkout'])('leaves %s unchanged and asks to sign in', async (path) => {
    const page = await endedWhileTyping(path);
    expect((await dialog()).getByLabelText('Email')).toHaveValue(page.email);
    await signIn(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Notes')).toHaveValue('Toes');
    expect(mounts).toBe(1);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved Ida')).toBeVisible();
  });

  it('sends the pending save once the person is back', async () => {
    const page = await endedWhileTyping();
    await dialog();
    act(() => screen.getByText('Save').click());
    await signIn(page);
    expect(await screen.findByText('Saved Ida')).toBeVisible();
  });

  it('shows another person a new page without data of the first', async () => {
    const page = await endedWhileTyping();
    await signIn(page, kim.email);
    await page.isAnew();
  });

  it('redirects a visitor who does not sign in again to the home page', async () => {
    const page = await endedWhileTyping();
    await page.user.click((await dialog()).getByRole('button', { name: 'Leave this page' }));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument();
  });

  it('ends at once without an open form (%s)', async () => {
    const page = render('/profile/scans');
    await screen.findByRole('heading', { name: 'Scans' });
    page.endSession();
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not ask to sign in on a page without need of a person', async () => {
    await endedWhileTyping('/contact-us');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Notes')).toHaveValue('Toes');
  });
});

it('leaves a page with a form in which nothing was typed', async () => {
  const page = inShell(defineRemote, '/profile/profiles');
  await screen.findByLabelText('Notes');
  page.endSession();
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
