import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBackendError } from 'shared-contracts/backend';
import { signedIn } from 'shared-contracts/testing/host';
import { renderPage } from 'shared-contracts/testing/render';
import { saveFile } from '../../account-data/save-file';
import remote from '../../routes';
import { practiceAnswers } from '../../testing/practice';

jest.mock('../../account-data/save-file', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const practice = { session: signedIn, answers: practiceAnswers(40, 2) };

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
  jest.setSystemTime(new Date('2026-11-20T10:00:00Z'));
});
afterEach(() => jest.useRealTimers());

const choice = (group: string, name: string) =>
  within(screen.getByRole('navigation', { name: group })).getByRole('link', { name });
// Not by role: to look for roles among hundreds of cells takes jsdom seconds.
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

it('shows the overdue by a link, the most urgent first, and Back undoes it', async () => {
  const { user, address, router } = renderPage(remote, '/profile/profiles', practice);
  expect(await screen.findByText('40 children')).toBeInTheDocument();
  await user.click(choice('Rescan', 'Overdue'));
  await user.click(choice('Order', 'Next rescan'));
  await waitFor(() => expect(address()).toBe('/profile/profiles?rescan=overdue&order=rescan'));
  const since = () => rows().map((row) => row.querySelectorAll('time')[1]?.dateTime ?? '');
  expect(since().length).toBeGreaterThan(5);
  await waitFor(() => expect(since()).toEqual(since().sort()));
  for (const row of rows()) expect(row).toHaveTextContent('Overdue since');
  await act(() => router.navigate(-2));
  expect(await screen.findByText('40 children')).toBeInTheDocument();
});

it('undoes a choice by Back, even before the choice was rendered', async () => {
  const { router } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children');
  const until = async (search: string) => {
    while (router.state.location.search !== search) await new Promise((resolve) => setTimeout(resolve));
  };
  // React renders when this is over.
  await act(async () => {
    fireEvent.click(choice('Rescan', 'Overdue'));
    await until('?rescan=overdue');
    void router.navigate(-1);
    await until('');
  });
  expect(await screen.findByText('40 children')).toBeInTheDocument();
});

it('narrows by the level of the last scan and finds a name', async () => {
  const { user, address, router } = renderPage(remote, '/profile/profiles?level=3', practice);
  await user.type(await screen.findByRole('searchbox', { name: 'Search by first name' }), 'matteo{Enter}');
  await waitFor(() => expect(router.state.location.state).toEqual({ search: 'matteo' }));
  expect(rows().length).toBeGreaterThan(1);
  for (const row of rows()) {
    expect(row).toHaveTextContent('Matteo');
    expect(row).toHaveTextContent('Level 3');
  }
  expect(address()).toBe('/profile/profiles?level=3');
});

it('leads to a child’s scans, to its last scan and to the form of its profile', async () => {
  const { user } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children');
  const leon = rows().find((row) => row.textContent?.startsWith('Leon'));
  const [name, last] = within(leon as HTMLElement).getAllByRole('link');
  expect(name).toHaveAttribute('href', '/profile/scans');
  expect(last?.getAttribute('href')).toMatch(/^\/profile\/scans\/scan-m1-/);
  await user.click(within(leon as HTMLElement).getByRole('button', { name: 'Edit Leon' }));
  expect(screen.getByRole('dialog', { name: 'Edit Leon' })).toBeInTheDocument();
});

it('exports all stored data of one child as a file, and nothing of another', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children');
  await user.click(screen.getByRole('button', { name: 'Download the data of Leon' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text, type] = saved.mock.calls.at(-1) ?? [];
  expect([name, type]).toEqual(['little-arches-child.json', 'application/json']);
  expect(JSON.parse(text ?? '')).toMatchObject({
    counts: { children: 1, scans: 2, measurements: 0, exercises_done: 0, sharing_links: 0, pairing_codes: 0 },
    children: [{ first_name: 'Leon' }],
    scans: [{ child_id: 'child-m1' }, { child_id: 'child-m1' }],
  });
  expect(host.announcements).toContain('The file little-arches-child.json is in your downloads.');
});

it('says so where that could not be read', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children');
  jest
    .spyOn(host.backend, 'select')
    .mockRejectedValue(createBackendError('Our server could not be reached.', 0));
  await user.click(screen.getByRole('button', { name: 'Download the data of Leon' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Our server could not be reached.');
});

it('renders at most 1,500 elements for 200 children', async () => {
  const { container } = renderPage(remote, '/profile/profiles', {
    session: signedIn,
    answers: practiceAnswers(200, 2),
  });
  expect(await screen.findByText('200 children, page 1 of 5')).toBeInTheDocument();
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
});
