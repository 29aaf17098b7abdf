import type { AuthOutcome, MailLink, Session } from '@little-arches/contracts/host';
import { signedIn, type TestHostOptions } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers, mailLink } from '../../testing/scenarios';

const link: MailLink = { type: 'email', tokenHash: '0123456789abcdef0123456789abcdef' };
const MARA = 'mara@family.example';
const KIM = 'kim@other.example';

function setup(
  path: string,
  options: TestHostOptions = {},
  outcomes: Awaited<ReturnType<Session['confirmLink']>>[] = [],
) {
  const confirmLink = jest.fn(
    async (_: MailLink, __: string | null): ReturnType<Session['confirmLink']> =>
      outcomes.shift() ?? { ok: true },
  );
  const page = renderPage(remote, path, {
    session: signedIn,
    answers: familyAnswers,
    ...options,
    auth: { confirmLink, ...options.auth },
  });
  return { ...page, confirmLink };
}

const visitor = { session: { status: 'unauthenticated', reason: 'none' } } as const;
const press = async (page: ReturnType<typeof setup>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

it('does not use the link when the page opens, and shows its account', async () => {
  const page = setup(mailLink('email', KIM), visitor);
  expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeInTheDocument();
  expect(screen.getByText(KIM)).toBeInTheDocument();
  expect(page.confirmLink).not.toHaveBeenCalled();
});

it('uses the link on a press, and returns to the page where the sign-up began', async () => {
  const page = setup(mailLink('signup', MARA, '/profile/scans?from=app'));
  await press(page, 'Confirm and sign in');
  expect(await screen.findByRole('heading', { name: 'All scans' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile/scans?from=app');
  expect(page.confirmLink.mock.calls).toEqual([[link, MARA]]);
  expect(page.host.announcements).toContain(`You are signed in as ${MARA}.`);
});

it.each([
  ['https://evil.example/steal'],
  ['http://localhost:3000//evil.example'],
  ['http://localhost:3000/auth/sign-in'],
  ['http://localhost:3000'],
  ['javascript:alert(1)'],
  ['nowhere'],
])('redirects to the profile when the link contains %s', async (redirectTo) => {
  const path = mailLink('email', MARA).replace(
    /redirect_to=[^&]+/,
    `redirect_to=${encodeURIComponent(redirectTo)}`,
  );
  const page = setup(path);
  await press(page, 'Confirm and sign in');
  expect(await screen.findByRole('heading', { name: 'Hello, Mara' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile');
});

it('shows the new-password page after the link of a password mail', async () => {
  const page = setup(mailLink('recovery', MARA), { recovery: 'ready' });
  await press(page, 'Choose a new password');
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  expect(page.address()).toBe('/auth/reset-password');
  expect(page.confirmLink).toHaveBeenCalledWith({ ...link, type: 'recovery' }, MARA);
});

describe('while another account is signed in', () => {
  it('asks before the link is used, and keeps the current account when declined', async () => {
    const page = setup(mailLink('email', KIM));
    expect(await screen.findByRole('heading', { name: 'Somebody else is signed in' })).toHaveFocus();
    expect(screen.getAllByText(KIM)).not.toHaveLength(0);
    await page.user.click(screen.getByRole('link', { name: `Stay signed in as ${MARA}` }));
    expect(await screen.findByRole('heading', { name: 'Hello, Mara' })).toBeInTheDocument();
    expect(page.confirmLink).not.toHaveBeenCalled();
  });

  it('replaces the current account when agreed', async () => {
    const page = setup(mailLink('email', KIM));
    await press(page, `Sign in as ${KIM}`);
    expect(page.confirmLink.mock.calls).toEqual([[link, KIM]]);
    expect(page.address()).toBe('/profile/scans');
  });

  it('asks after the server returned the account of a link without an address', async () => {
    const page = setup(mailLink('email'), {}, [{ ok: false, code: 'other_person', email: KIM }]);
    await press(page, 'Confirm and sign in');
    expect(await screen.findByRole('heading', { name: 'Somebody else is signed in' })).toHaveFocus();
    await press(page, `Sign in as ${KIM}`);
    expect(page.confirmLink.mock.calls).toEqual([
      [link, null],
      [link, KIM],
    ]);
  });
});

it('does not ask when the link’s account is signed in already', async () => {
  const page = setup(mailLink('email'), {}, [{ ok: false, code: 'other_person', email: MARA.toUpperCase() }]);
  await press(page, 'Confirm and sign in');
  expect(page.confirmLink).toHaveBeenCalledTimes(2);
  expect(page.address()).toBe('/profile/scans');
});

it('asks when a link belongs to another account than its address states', async () => {
  const page = setup(mailLink('email', MARA), visitor, [{ ok: false, code: 'other_person', email: KIM }]);
  await press(page, 'Confirm and sign in');
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toHaveFocus();
  expect(screen.getByText(/The link named/)).toHaveTextContent(
    `The link named ${MARA}, but it belongs to ${KIM}. Go on only if that address is yours too.`,
  );
  expect(screen.getByRole('link', { name: 'No, leave this page' })).toHaveAttribute('href', '/');
});

it('can be used again after a network failure', async () => {
  const message = 'Our server could not be reached. Check your connection and try again.';
  const page = setup(mailLink('email', MARA), {}, [{ ok: false, code: 'network', message }]);
  await press(page, 'Confirm and sign in');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(`${message} The same link can be tried again.`);
  await press(page, 'Try again');
  expect(page.confirmLink).toHaveBeenCalledTimes(2);
  expect(page.address()).toBe('/profile/scans');
});

describe('a link that no longer works', () => {
  const refused = (code: 'link_used' | 'link_expired'): AuthOutcome => ({ ok: false, code, message: '' });

  it('offers the sign-in or a new mail with the same target after an expired sign-up link', async () => {
    const resendConfirmation = jest.fn(async () => ({ ok: true }) as const);
    const page = setup(mailLink('email', KIM), { ...visitor, auth: { resendConfirmation } }, [
      refused('link_expired'),
    ]);
    await press(page, 'Confirm and sign in');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'sign in with your password' })).toHaveAttribute(
      'href',
      '/auth/sign-in?returnTo=%2Fprofile%2Fscans',
    );
    expect(screen.getByLabelText('Email')).toHaveValue(KIM);
    await press(page, 'Send a new mail');
    expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
    expect(resendConfirmation).toHaveBeenCalledWith(KIM, '/profile/scans');
  });

  it('shows that it was used in this browser, and links a signed-in person to the target', async () => {
    const page = setup(mailLink('email', MARA), {}, [refused('link_used')]);
    await press(page, 'Confirm and sign in');
    expect(await screen.findByRole('heading', { name: 'You have used this link already' })).toHaveFocus();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: 'Go on from here' }));
    expect(page.address()).toBe('/profile/scans');
  });

  it('offers a new mail after an expired password link', async () => {
    const page = setup(mailLink('recovery', MARA), visitor, [refused('link_expired')]);
    await press(page, 'Choose a new password');
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/reset-password',
    );
  });
});

it.each([
  '/auth/confirm',
  '/auth/confirm#type=email',
  '/auth/confirm#token_hash=41d&type=email',
  mailLink('recovery', MARA).replace('#', '?'),
  mailLink('magiclink', MARA),
  mailLink('email', MARA).replace('0123', encodeURIComponent('<b>')),
])('shows that %s is incomplete, and how to continue', async (path) => {
  const page = setup(path, visitor);
  const heading = await screen.findByRole('heading', { name: 'This link is not complete' });
  const main = within(heading.parentElement ?? document.body);
  expect(main.getByRole('link', { name: 'ask for a new link to set your password' })).toBeInTheDocument();
  expect(main.getByRole('button', { name: 'Send a new mail' })).toBeInTheDocument();
  expect(page.confirmLink).not.toHaveBeenCalled();
});

describe('a link that confirms a new email address', () => {
  type Outcome = Awaited<ReturnType<Session['confirmEmailChange']>>;
  async function open(outcome: Outcome, options: TestHostOptions = {}) {
    const confirmEmailChange = jest.fn(async () => outcome);
    const page = setup(mailLink('email_change', MARA), { ...options, auth: { confirmEmailChange } });
    expect(await screen.findByText(MARA)).toBeInTheDocument();
    expect(confirmEmailChange).not.toHaveBeenCalled();
    await press(page, 'Confirm the change');
    expect(confirmEmailChange).toHaveBeenCalledWith(link.tokenHash);
    return page;
  }

  it('shows after the first link that the second one must still be opened', async () => {
    await open({ ok: true, done: false }, visitor);
    expect(await screen.findByRole('heading', { name: 'One address has confirmed' })).toHaveFocus();
  });

  it.each([
    ['a visitor', visitor, 'Sign in', '/auth/sign-in'],
    ['a signed-in person', {}, 'Go to your settings', '/profile/settings'],
  ])('shows %s the next step after the second link', async (_, options, name, href) => {
    await open({ ok: true, done: true }, options);
    const heading = await screen.findByRole('heading', { name: 'Your email is changed' });
    expect(heading).toHaveFocus();
    const main = within(heading.parentElement ?? document.body);
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows that it no longer works', async () => {
    await open({ ok: false, code: 'link_expired', message: 'Too old.' });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  });

  it.each([
    ['network', 'No net. The same link can be tried again.'],
    ['user_exists', 'Somebody else has signed up with the new address meanwhile.'],
  ] as const)('stays open after %s, and shows the reason', async (code, words) => {
    const page = await open({ ok: false, code, message: 'No net.' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveFocus();
    await press(page, 'Try again');
  });
});

it('waits until the session is known', async () => {
  const page = setup(mailLink('email', KIM), { session: { status: 'loading' } });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(page.confirmLink).not.toHaveBeenCalled();
});
