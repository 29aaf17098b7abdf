import { createBackendError } from '@little-arches/contracts/backend';
import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import { sampleChildren, sampleUser, signedIn, type TestHostOptions } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../account-data/save-file';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

jest.mock('../../account-data/save-file', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const options = { session: signedIn, answers: familyAnswers };

/** Returns a section of the page. */
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows its topics folded, each with an id for links', async () => {
  renderPage(remote, '/profile/settings', options);
  const topics = await screen.findAllByRole('heading', { level: 2 });
  const folds = topics.map((topic) => topic.closest('details'));
  expect(topics.map(({ textContent }) => textContent)).toEqual([
    'Your name',
    'Your email',
    'Your password',
    'Reminders by mail',
    'Where you are signed in',
    'Scans you share',
    'Your data',
    'Delete your account',
  ]);
  expect(folds.filter((fold) => fold?.open || !fold?.id)).toEqual([]);
});

it('opens a topic that was closed before its error came', async () => {
  const { user, host } = renderPage(remote, '/profile/settings', options);
  const topic = await screen.findByText('Your name');
  await user.click(topic);
  expect(screen.getByLabelText('First name')).toBeVisible();
  let refuse: (reason: Error) => void = () => {};
  jest.spyOn(host.backend, 'update').mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.click(topic);
  expect(screen.getByLabelText('First name')).not.toBeVisible();
  refuse(createBackendError('Our server could not be reached.', 0));
  const alert = await section('Your name').findByRole('alert');
  await waitFor(() => expect(alert).toBeVisible());
});

it('shows the account with role and group', async () => {
  renderPage(remote, '/profile/settings', options);
  expect(await screen.findByText('Parent or guardian')).toBeInTheDocument();
  expect(screen.getByText('Reference for support').nextSibling).toHaveTextContent('None');
});

it('copies the support reference, and shows when the browser refuses', async () => {
  const session = { ...signedIn, user: { ...sampleUser, groupId: 'practice-1' } } as const;
  const { user, host } = renderPage(remote, '/profile/settings', { ...options, session });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const copy = await screen.findByRole('button', { name: 'Copy the reference' });
  await user.click(copy);
  expect(copied).toHaveBeenCalledWith('practice-1');
  expect(host.announcements).toContain('The reference is copied.');
  copied.mockRejectedValueOnce(new Error('refused'));
  await user.click(copy);
  expect(await screen.findByRole('alert')).toHaveTextContent('Select the reference and copy it yourself.');
});

describe('the name form', () => {
  it('changes the name and notifies the page that shows it', async () => {
    const page = renderPage(remote, '/profile/settings', options);
    const refreshUser = jest.spyOn(page.host.session, 'refreshUser');
    const first = await screen.findByLabelText('First name');
    expect(first).toHaveValue('Mara');
    await page.user.clear(first);
    await page.user.type(first, ' Maren ');
    await page.user.click(screen.getByRole('button', { name: 'Save name' }));
    const done = (await screen.findByText('Your name is saved.')).parentElement;
    expect(done).toHaveFocus();
    expect(page.host.backendCalls).toContainEqual({
      name: 'update profiles',
      input: { id: 'user-1', first_name: 'Maren', last_name: 'Lindqvist' },
    });
    expect(refreshUser).toHaveBeenCalledTimes(1);
  });
});

describe('the password form', () => {
  async function change(auth: NonNullable<TestHostOptions['auth']>) {
    const page = renderPage(remote, '/profile/settings', { ...options, auth });
    await page.user.type(await screen.findByLabelText('Current password'), 'demo-arches-1');
    await page.user.type(screen.getByLabelText('New password'), 'four small feet');
    await page.user.click(screen.getByRole('button', { name: 'Change password' }));
    return page;
  }

  it('changes the password with the current one, and clears both fields', async () => {
    const changePassword = jest.fn(async () => ({ ok: true }) as const);
    await change({ changePassword });
    const done = (await screen.findByText(/Your password is changed/)).parentElement;
    expect(done).toHaveFocus();
    expect(changePassword.mock.calls).toEqual([[{ current: 'demo-arches-1', password: 'four small feet' }]]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    ['invalid_credentials', 'Current password', 'This is not your password.'],
    ['same_password', 'New password', 'The new password must differ from the old one.'],
    ['weak_password', 'New password', 'The new password must differ from the old one.'],
  ] as const)('shows %s at its field, and keeps the input', async (code, label, words) => {
    const message = 'The new password must differ from the old one.';
    await change({ changePassword: async () => ({ ok: false, code, message }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.getByLabelText('Current password')).toHaveValue('demo-arches-1');
    expect(screen.getByLabelText('New password')).toHaveValue('four small feet');
  });
});

describe('the email form', () => {
  async function ask(auth: NonNullable<TestHostOptions['auth']>) {
    const page = renderPage(remote, '/profile/settings', { ...options, auth });
    await page.user.type(await screen.findByLabelText('New email'), 'maren@family.example');
    await page.user.click(screen.getByRole('button', { name: 'Change email' }));
    return page;
  }

  it('requests a new address and names both inboxes', async () => {
    const changeEmail = jest.fn(async () => ({ ok: true }) as const);
    await ask({ changeEmail });
    const done = await screen.findByText(/Check both inboxes/);
    expect(done.parentElement).toHaveFocus();
    expect(done).toHaveTextContent(`a link to ${sampleUser.email} and one to maren@family.example`);
    expect(changeEmail.mock.calls).toEqual([['maren@family.example']]);
    expect(screen.getByLabelText('New email')).toHaveValue('');
  });

  it('marks the field of a taken address, and keeps the input', async () => {
    await ask({ changeEmail: async () => ({ ok: false, code: 'user_exists', message: 'No' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This address already has an account.');
    expect(screen.getByLabelText('New email')).toBeInvalid();
    expect(screen.getByLabelText('New email')).toHaveValue('maren@family.example');
  });

  it('shows an address that must still be confirmed', async () => {
    const pendingEmail = async () => ({ ok: true, email: 'maren@family.example' }) as const;
    renderPage(remote, '/profile/settings', { ...options, auth: { pendingEmail } });
    const notice = (await screen.findByText('A change waits to be confirmed')).parentElement;
    expect(notice).toHaveTextContent('maren@family.example');
  });

  it('can request a new address even when pending requests can’t be read', async () => {
    const refusal = { ok: false, code: 'network', message: 'No net' } as const;
    renderPage(remote, '/profile/settings', { ...options, auth: { pendingEmail: async () => refusal } });
    expect(await screen.findByLabelText('New email')).toBeInTheDocument();
  });
});

describe('the list of sessions', () => {
  it('shows this device, and ends the other sessions on request', async () => {
    const signOutOthers = jest.fn(async () => ({ ok: true }) as const);
    const { user } = renderPage(remote, '/profile/settings', { ...options, auth: { signOutOthers } });
    expect((await screen.findByText('Firefox on Windows')).parentElement).toHaveTextContent(
      'Firefox on Windows · this deviceSigned in on 20 November 2026, last seen on 20 November 2026',
    );
    expect(screen.getByText('Unknown device').parentElement).not.toHaveTextContent('this device');
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect((await screen.findByText(/Everywhere else you are signed out/)).parentElement).toHaveFocus();
    expect(signOutOthers).toHaveBeenCalledTimes(1);
  });

  it('offers no button when this device is the only session', async () => {
    const row = { device: null, signed_in_at: '2026-11-20', seen_at: '2026-11-20', current: true };
    const rpc = { list_sessions: () => [{ id: 'session-1', ...row }] };
    renderPage(remote, '/profile/settings', { ...options, answers: { ...familyAnswers, rpc } });
    expect(await screen.findByText('Unknown device')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('shows this device first and folds a long list', async () => {
    const at = { device: null, signed_in_at: '2026-11-20', seen_at: '2026-11-20' };
    const rows = Array.from({ length: 8 }, (_, index) => ({ id: `s-${index}`, ...at, current: index === 7 }));
    const rpc = { list_sessions: () => rows };
    renderPage(remote, '/profile/settings', { ...options, answers: { ...familyAnswers, rpc } });
    const folded = (await screen.findByText('3 more')).parentElement;
    expect(within(folded ?? document.body).getAllByRole('listitem')).toHaveLength(3);
    const [first] = section('Where you are signed in').getAllByRole('listitem');
    expect(first).toHaveTextContent('this device');
  });

  it('shows when the other sessions could not be ended', async () => {
    const refusal = { ok: false, code: 'network', message: 'No net.' } as const;
    const auth = { signOutOthers: async () => refusal };
    const { user } = renderPage(remote, '/profile/settings', { ...options, auth });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await section('Where you are signed in').findByRole('alert')).toHaveTextContent('No net.');
  });
});

describe('the list of consents', () => {
  it('shows the accepted text with day and version, and the consequences of a withdrawal', async () => {
    renderPage(remote, '/profile/settings', options);
    const { body, version } = CONSENT_TEXTS.parent;
    expect(await screen.findByText(body)).toBeInTheDocument();
    expect(screen.getByText(/^Agreed to on/)).toHaveTextContent(
      `Agreed to on 2 November 2026 as parent or guardian · text ${version}`,
    );
    expect(screen.getByRole('link', { name: 'download your data' })).toHaveAttribute('href', '#data');
    const deletion = screen.getByRole('link', { name: 'delete your account' }).getAttribute('href') ?? '';
    expect(document.querySelector(`details${deletion}`)).toHaveTextContent(/^Delete your account/);
  });

  it('shows the consent of an older account as unknown', async () => {
    const tables = { ...familyAnswers.tables, consents: [] };
    renderPage(remote, '/profile/settings', { ...options, answers: { ...familyAnswers, tables } });
    expect(await screen.findByText(/before we kept a record/)).toBeInTheDocument();
  });
});

describe('the list of sharing links', () => {
  const link = (id: string, expires_at: string) => ({
    id,
    scan_id: 'scan-2',
    created_at: '2026-11-01T10:00:00+00:00',
    expires_at,
    scans: {
      taken_at: '2026-06-02T09:30:00+00:00',
      children: { first_name: 'Ida', birth_month: 3, birth_year: 2019 },
    },
  });
  const links = [link('link-1', '2099-12-01T10:00:00+00:00'), link('link-0', '2020-01-01T10:00:00+00:00')];
  const answers = { ...familyAnswers, tables: { ...familyAnswers.tables, sharing_links: links } };
  const ofLinks = async () => {
    await screen.findByRole('region', { name: 'Scans you share' });
    return section('Scans you share');
  };

  it('shows the valid links with their scans, and revokes them', async () => {
    const { user, host } = renderPage(remote, '/profile/settings', { ...options, answers });
    const row = await (await ofLinks()).findByRole('listitem');
    expect(row).toHaveTextContent('Ida (March 2019), 2 June 2026');
    expect(row).toHaveTextContent('Made on 1 November 2026, good until 1 December 2099');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/profile/scans/scan-2');
    await user.click(within(row).getByRole('button', { name: 'Take back the link to Ida’s scan' }));
    expect(await (await ofLinks()).findByText(/^You share no scan/)).toBeInTheDocument();
    expect(host.backendCalls.at(-1)).toEqual({ name: 'remove sharing_links', input: 'link-1' });
    expect((await screen.findByText('The link was taken back.')).parentElement).toHaveFocus();
  });
});

it('shows the reminder off by default, switches it on, and shows when it is sent', async () => {
  const { user, host } = renderPage(remote, '/profile/settings', {
    ...options,
    answers: { ...familyAnswers, rpc: { ...familyAnswers.rpc, set_reminders: () => null } },
  });
  const rescan = await screen.findByRole('checkbox', { name: 'The next scan is due' });
  expect(rescan).not.toBeChecked();
  expect(rescan).toHaveAccessibleDescription(/four months after the last finished scan/);
  await user.click(rescan);
  await user.click(screen.getByRole('button', { name: 'Save reminders' }));
  expect(await screen.findByText('Your reminders are saved.')).toBeInTheDocument();
  expect(host.backendCalls.at(-1)).toEqual({
    name: 'set_reminders',
    input: { p_rescan: true },
  });
});

it('exports all stored data as one file', async () => {
  const { user } = renderPage(remote, '/profile/settings', options);
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(/little-arches-data.json is in your downloads/)).toBeInTheDocument();
  const [name, text, type] = saved.mock.calls.at(-1) ?? [];
  expect([name, type]).toEqual(['little-arches-data.json', 'application/json']);
  const counts = {
    profiles: 1,
    children: 2,
    deleted_children: 0,
    scans: 6,
    reminders: 0,
    reminder_mails: 0,
    mail_requests: 0,
    contact_messages: 0,
    exercises_done: 1,
    sharing_links: 0,
    pairing_codes: 0,
    orders: 4,
    consents: 1,
  };
  const data: unknown = JSON.parse(text ?? '');
  expect(Object.keys(data ?? {})).toEqual(['exported_at', 'counts', ...Object.keys(counts)]);
  expect(data).toHaveProperty('counts', counts);
  expect(data).toHaveProperty('children', sampleChildren);
  expect(data).toHaveProperty('scans.length', 6);
});

describe('the list of deleted profiles', () => {
  const deleted = {
    id: 'child-9',
    deleted_at: '2026-11-10T09:00:00+00:00',
    scan_count: 2,
    last_taken_at: '2026-06-02T09:30:00+00:00',
    last_taken_offset: null,
    child: { first_name: 'Juna', birth_month: 5, birth_year: 2020, reference: 'K-12' },
  };
  const answers = {
    ...familyAnswers,
    tables: { ...familyAnswers.tables, deleted_children: [deleted] },
    rpc: { ...familyAnswers.rpc, restore_child: () => null },
  };
  const deletedProfiles = async () => within(await screen.findByRole('region', { name: 'Deleted profiles' }));
  const facts = 'Juna, May 2020, K-12, 2 scans, the last on 2 June 2026';

  it('shows the child of each profile, and restores it', async () => {
    const { user, host } = renderPage(remote, '/profile/settings', { session: signedIn, answers });
    const part = await deletedProfiles();
    expect((await part.findByText('Juna')).closest('li')).toHaveTextContent(facts);
    expect(part.getByText('10 December 2026')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Bring back' }));
    expect(await part.findByText('The profile of Juna is back.')).toBeInTheDocument();
    expect(part.queryByRole('listitem')).not.toBeInTheDocument();
    expect(host.backendCalls.at(-1)).toEqual({ name: 'restore_child', input: { p_child_id: 'child-9' } });
  });

  it('deletes a profile for good only after a confirmation', async () => {
    const { user, host } = renderPage(remote, '/profile/settings', { session: signedIn, answers });
    const part = await deletedProfiles();
    await user.click(await part.findByRole('button', { name: 'Delete for good' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Juna for good?' }));
    expect(dialog.getByText(`${facts}. This can’t be undone.`)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await part.findByText('The profile is deleted for good.')).toBeInTheDocument();
    expect(host.backendCalls.at(-1)).toEqual({ name: 'remove deleted_children', input: 'child-9' });
  });
});
