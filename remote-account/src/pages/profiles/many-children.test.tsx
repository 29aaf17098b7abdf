import { createBackendError } from '@little-arches/contracts/backend';
import { PRINT_REFUSED, printPage } from '@little-arches/contracts/platform';
import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../account-data/save-file';
import remote from '../../routes';
import { namesake, practiceAnswers } from '../../testing/practice';
import { setClock } from '../../testing/set-clock';

jest.mock('../../account-data/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@little-arches/contracts/platform', () => ({
  ...jest.requireActual('@little-arches/contracts/platform'),
  printPage: jest.fn(async () => true),
}));
const saved = jest.mocked(saveFile);

const practice = { session: signedIn, answers: practiceAnswers(40, 2) };

beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const choice = (group: string, name: string) =>
  within(screen.getByRole('navigation', { name: group })).getByRole('link', { name });
// Not by role: a role query among hundreds of cells takes seconds in jsdom.
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

it('filters overdue children by a link, the most urgent first, until Back', async () => {
  const { user, address, router } = renderPage(remote, '/profile/profiles', practice);
  expect(await screen.findByText('40 children, page 1 of 2')).toBeInTheDocument();
  await user.click(choice('Rescan', 'Overdue'));
  await waitFor(() => expect(address()).toBe('/profile/profiles?rescan=overdue'));
  const since = () => rows().map((row) => row.querySelectorAll('time')[1]?.dateTime ?? '');
  await waitFor(() => expect(since().every(Boolean)).toBe(true));
  await waitFor(() => expect(since()).toEqual([...since()].sort()));
  expect(since().length).toBeGreaterThan(5);
  for (const row of rows()) expect(row).toHaveTextContent('Overdue since');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('40 children, page 1 of 2')).toBeInTheDocument();
});

it('counts nothing while it looks for another name', async () => {
  const { rpc } = practice.answers;
  const list = (input: unknown) =>
    (input as { p_search: string }).p_search ? new Promise(() => {}) : rpc?.list_children?.(input);
  const answers = { ...practice.answers, rpc: { ...rpc, list_children: list } };
  const { user } = renderPage(remote, '/profile/profiles', { ...practice, answers });
  const count = await screen.findByText('40 children, page 1 of 2');
  await user.type(screen.getByRole('searchbox'), 'matteo{Enter}');
  await waitFor(() => expect(count).toHaveTextContent(/^Looking…$/));
});

it('undoes a choice by Back, even before the choice was rendered', async () => {
  const { router } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children, page 1 of 2');
  const until = async (search: string) => {
    while (router.state.location.search !== search) await new Promise((resolve) => setTimeout(resolve));
  };
  // React renders after this callback.
  await act(async () => {
    fireEvent.click(choice('Rescan', 'Overdue'));
    await until('?rescan=overdue');
    void router.navigate(-1);
    await until('');
  });
  expect(await screen.findByText('40 children, page 1 of 2')).toBeInTheDocument();
});

it('filters by the level of the last scan and searches by name', async () => {
  const { user, address, router } = renderPage(remote, '/profile/profiles?level=3', practice);
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search by first name or reference' }),
    'matteo{Enter}',
  );
  await waitFor(() => expect(router.state.location.state).toEqual({ search: 'matteo' }));
  await waitFor(() => expect(rows().every((row) => row.textContent?.includes('Matteo'))).toBe(true));
  expect(rows().length).toBeGreaterThan(1);
  for (const row of rows()) {
    expect(row).toHaveTextContent('Matteo');
    expect(row).toHaveTextContent('Level 3');
  }
  expect(address()).toBe('/profile/profiles?level=3');
});

const LEON = 'Leon (February 2014)';

it('links from a row to the last scan, to all scans and to the profile form', async () => {
  const { user } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children, page 1 of 2');
  const leon = rows().find((row) => row.textContent?.startsWith(LEON));
  const [name] = within(leon as HTMLElement).getAllByRole('link');
  expect(name?.getAttribute('href')).toMatch(/^\/profile\/scans\/scan-m1-/);
  await user.click(within(leon as HTMLElement).getByLabelText(`More for ${LEON}`));
  const all = within(leon as HTMLElement).getByRole('link', { name: 'All 2 scans' });
  expect(all).toHaveAttribute('href', '/profile/scans');
  await user.click(within(leon as HTMLElement).getByRole('button', { name: `Edit ${LEON}` }));
  expect(screen.getByRole('dialog', { name: `Edit ${LEON}` })).toBeInTheDocument();
});

it('links a child without scans to its list by words that count nothing', async () => {
  const { user } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children, page 1 of 2');
  const freya = rows().find((row) => row.textContent?.startsWith('Freya 37')) as HTMLElement;
  await user.click(within(freya).getByLabelText('More for Freya 37 (February 2014)'));
  expect(within(freya).getByRole('link', { name: 'No scan yet' })).toHaveAttribute('href', '/profile/scans');
});

it('exports all stored data of one child as a file, and nothing of another', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children, page 1 of 2');
  await user.click(screen.getByLabelText(`More for ${LEON}`));
  await user.click(screen.getByRole('button', { name: `Download the data of ${LEON}` }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text, type] = saved.mock.calls.at(-1) ?? [];
  expect([name, type]).toEqual(['little-arches-child.json', 'application/json']);
  expect(JSON.parse(text ?? '')).toMatchObject({
    counts: { children: 1, scans: 2, exercises_done: 0, sharing_links: 0, pairing_codes: 0 },
    children: [{ first_name: 'Leon' }],
    scans: [{ child_id: 'child-m1' }, { child_id: 'child-m1' }],
  });
  expect(host.announcements).toContain('The file little-arches-child.json is in your downloads.');
});

it('prints the overdue children of all pages, then shows one page again', async () => {
  const { user } = renderPage(remote, '/profile/profiles?rescan=overdue', {
    session: signedIn,
    answers: practiceAnswers(200, 2),
  });
  const count = await screen.findByText(/^\d+ children, page 1/);
  const total = Number.parseInt(count.textContent ?? '', 10);
  const printed: number[] = [];
  jest.mocked(printPage).mockImplementation(async () => printed.push(rows().length) > 0);
  await user.click(screen.getByRole('button', { name: 'Print this list' }));
  await waitFor(() => expect(printed).toEqual([total]));
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(printed).toHaveLength(1);
});

it('says when the browser refuses to print', async () => {
  jest.mocked(printPage).mockResolvedValue(false);
  const { user } = renderPage(remote, '/profile/profiles', practice);
  await user.click(await screen.findByRole('button', { name: 'Print this list' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(PRINT_REFUSED);
  await waitFor(() => expect(rows()).toHaveLength(25));
});

it('distinguishes two children of the same name by birth, reference and scans', async () => {
  const { user } = renderPage(remote, '/profile/profiles', {
    session: signedIn,
    answers: practiceAnswers(10, 1, [namesake]),
  });
  const row = await screen.findByText('Amina (January 2020, K-12, no scan)');
  expect(screen.getByText('Amina (January 2013, 1 scan, on 1 November 2026)')).toBeInTheDocument();
  const name = 'Amina (January 2020, K-12, no scan)';
  expect(row).toBeInTheDocument();
  await user.click(screen.getByLabelText(`More for ${name}`));
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const dialog = screen.getByRole('dialog', { name: `Delete the profile of ${name}?` });
  expect(dialog).toHaveTextContent('Amina, born in January 2020, your reference K-12');
  expect(dialog).toHaveTextContent('There are no scans of Amina.');
  expect(dialog).toHaveTextContent('For 30 days you can bring it back');
});

it('shows when the list can’t be read, keeps the old rows, and reads it again on a press', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', practice);
  await screen.findByText('40 children, page 1 of 2');
  const rpc = jest.spyOn(host.backend, 'rpc');
  rpc.mockRejectedValue(createBackendError('Our server could not be reached.', 0));
  await user.click(choice('Rescan', 'Overdue'));
  expect(await screen.findByText('Our server could not be reached.')).toBeInTheDocument();
  expect(rows()).toHaveLength(25);
  rpc.mockRestore();
  await user.click(screen.getByRole('button', { name: /again/i }));
  await waitFor(() => expect(screen.queryByText('Our server could not be reached.')).not.toBeInTheDocument());
  for (const row of rows()) expect(row).toHaveTextContent('Overdue since');
});
