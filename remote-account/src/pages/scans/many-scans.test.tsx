import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { namesake, practiceAnswers } from '../../testing/practice';

const practice = { session: signedIn, answers: practiceAnswers(40, 5) };

const choice = (group: string, name: string) =>
  within(screen.getByRole('navigation', { name: group })).getByRole('link', { name });
// Not by role: a role query among hundreds of cells takes seconds in jsdom.
const rows = () => [...document.querySelectorAll('tbody tr')];

it('shows a page of the scans, with links to the next and the previous one', async () => {
  const { user, address } = renderPage(remote, '/profile/scans', practice);
  expect(await screen.findByText('180 scans, newest first, page 1 of 8')).toBeInTheDocument();
  expect(rows()).toHaveLength(25);
  const first = rows()[0]?.textContent;
  await user.click(choice('Pages of scans', 'Next'));
  expect(await screen.findByText('180 scans, newest first, page 2 of 8')).toBeInTheDocument();
  await waitFor(() => expect(rows()[0]).not.toHaveTextContent(first ?? ''));
  expect(address()).toBe('/profile/scans?page=2');
});

it('filters by links that change the address, until Back', async () => {
  const { user, address, router } = renderPage(remote, '/profile/scans?page=3', practice);
  await screen.findByText('180 scans, newest first, page 3 of 8');
  await user.click(choice('Level', 'Level 2'));
  await waitFor(() => expect(address()).toBe('/profile/scans?level=2'));
  expect(choice('Level', 'Level 2')).toHaveAttribute('aria-current', 'true');
  await waitFor(() => {
    for (const row of rows()) expect(row).toHaveTextContent('Level 2');
  });
  await act(() => router.navigate(-1));
  expect(await screen.findByText('180 scans, newest first, page 3 of 8')).toBeInTheDocument();
});

it('ignores unknown choices in the address', async () => {
  renderPage(remote, '/profile/scans?level=9&status=lost&page=77', practice);
  expect(await screen.findByText('180 scans, newest first, page 8 of 8')).toBeInTheDocument();
  expect(choice('Level', 'All')).toHaveAttribute('aria-current', 'true');
});

it('searches scans by a name that is not in the address', async () => {
  const { user, address, router } = renderPage(remote, '/profile/scans?status=ready', practice);
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search by first name or reference' }),
    'zoe{Enter}',
  );
  expect(await screen.findByText(/scans of “zoe”/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('zoe');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  for (const row of rows()) expect(row).toHaveTextContent('Zoë');
  await waitFor(() => expect(router.state.location.state).toEqual({ search: 'zoe' }));
  expect(address()).toBe('/profile/scans?status=ready');
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/^\d+ scans, newest first/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it.each([
  ['the browser is composing', { isComposing: true }],
  ['Safari reports as key code 229', { keyCode: 229 }],
])('does not search at the Enter that confirms a candidate, which %s', async (_, composing) => {
  const { user } = renderPage(remote, '/profile/scans', practice);
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'Nobody');
  fireEvent.keyDown(field, { key: 'Enter', ...composing });
  expect(screen.queryByText('Looking…')).not.toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('0 scans of “Nobody”, newest first')).toBeInTheDocument();
});

it('shows that no scan matches', async () => {
  const { user } = renderPage(remote, '/profile/scans', practice);
  await user.type(await screen.findByRole('searchbox'), 'Nobody');
  await user.click(screen.getByText('Search'));
  expect(await screen.findByText('0 scans of “Nobody”, newest first')).toBeInTheDocument();
  expect(screen.getByText(/Nothing is like that/)).toBeInTheDocument();
});

it('shows the scans of one child after a link, and all scans again', async () => {
  const { user } = renderPage(remote, '/profile/scans', practice);
  await screen.findByText(/newest first/);
  const leon = rows().find((row) => row.textContent?.startsWith('Leon (February 2014), '));
  await user.click(within(leon as HTMLElement).getByRole('link'));
  await user.click(await screen.findByRole('link', { name: 'All scans of Leon' }));
  expect(await screen.findByRole('heading', { name: 'Scans of Leon (February 2014)' })).toBeInTheDocument();
  expect(rows()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all children' }));
  expect(await screen.findByRole('heading', { name: 'All scans' })).toBeInTheDocument();
});

it('distinguishes one of two children of the same name in the heading and in the dialogs', async () => {
  const { user } = renderPage(remote, '/profile/scans', {
    session: signedIn,
    answers: practiceAnswers(10, 5, [namesake]),
  });
  await screen.findByText(/newest first/);
  const row = rows().find((one) => one.textContent?.startsWith('Amina (January 2013, 5 scans), '));
  await user.click(within(row as HTMLElement).getByRole('link'));
  await user.click(await screen.findByRole('link', { name: /^All scans of Amina/ }));
  const name = 'Amina (January 2013, 5 scans, the last on 1 November 2026)';
  expect(await screen.findByRole('heading', { name: `Scans of ${name}` })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import a scan file' }));
  expect(screen.getByRole('dialog', { name: `Import a scan of ${name}` })).toBeInTheDocument();
});

it('requires no choice in a family with one child and many scans', async () => {
  const { user } = renderPage(remote, '/profile/scans', {
    session: signedIn,
    answers: practiceAnswers(1, 41),
  });
  expect(await screen.findByText('41 scans, newest first, page 1 of 2')).toBeInTheDocument();
  expect(screen.queryByLabelText('A new scan of')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import a scan file' }));
  expect(screen.getByRole('dialog', { name: 'Import a scan of Amina' })).toBeInTheDocument();
});

it('shows the children as choices in a family with many scans', async () => {
  renderPage(remote, '/profile/scans', { session: signedIn, answers: practiceAnswers(2, 21) });
  expect(await screen.findByText('42 scans, newest first, page 1 of 2')).toBeInTheDocument();
  const names = within(screen.getByRole('combobox', { name: 'A new scan of' })).getAllByRole('option');
  expect(names.map((one) => one.textContent)).toEqual(['Choose a child', 'Amina', 'Leon']);
});

it('searches the child of a new scan, and requires a choice', async () => {
  const { user } = renderPage(remote, '/profile/scans', practice);
  await screen.findByText(/newest first/);
  await user.click(screen.getByRole('button', { name: 'Import a scan file' }));
  expect(screen.getByText('Choose whose scan it is.')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'A new scan of' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'zo');
  await user.click(await screen.findByRole('button', { name: 'Zoë (August 2020)' }));
  await user.click(screen.getByRole('button', { name: 'Import a scan file' }));
  expect(screen.getByRole('dialog', { name: /Zoë \(August 2020\)/ })).toBeInTheDocument();
});

it('does not choose on Enter a child that was found for an earlier text', async () => {
  const { user } = renderPage(remote, '/profile/scans', practice);
  await screen.findByText(/newest first/);
  const field = screen.getByRole('textbox', { name: 'A new scan of' });
  await user.type(field, 'zoe 15');
  await screen.findByRole('button', { name: 'Zoë 15 (April 2019)' });
  await user.type(field, '1{Enter}');
  expect(field).toHaveValue('zoe 151');
  expect(await screen.findByText('No child has this name.')).toBeInTheDocument();
  await user.type(field, '{Backspace}');
  await screen.findByRole('button', { name: 'Zoë 15 (April 2019)' });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Choose another child' })).toBeInTheDocument();
});
