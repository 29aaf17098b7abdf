import { sampleChildren, sampleScans, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

const options = { session: signedIn, answers: familyAnswers };

it('lists the children', async () => {
  renderPage(remote, '/profile/profiles', options);
  const row = (await screen.findByRole('heading', { name: 'Ida' })).closest('li');
  expect(row).toHaveTextContent('born April 2019');
  expect(row).toHaveTextContent('EU size 29');
  expect(row).toHaveTextContent('Loves running.');
});

it('sends exactly the columns of the table for a new child', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', options);
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a child' }));
  await user.type(dialog.getByLabelText('First name'), 'Juno');
  await user.selectOptions(dialog.getByLabelText('Month of birth'), 'May');
  await user.selectOptions(dialog.getByLabelText('Year of birth'), '2021');
  await user.click(dialog.getByRole('radio', { name: 'whale' }));
  await user.click(dialog.getByRole('button', { name: 'Add child' }));
  expect(await screen.findByRole('heading', { name: 'Juno' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.announcements).toContain('The profile was added.');
  expect(host.backendCalls.find(({ name }) => name === 'insert children')?.input).toEqual({
    id: expect.any(String),
    first_name: 'Juno',
    birth_month: 5,
    birth_year: 2021,
    shoe_size: null,
    avatar: 'whale',
    notes: '',
    reference: '',
  });
});

it('changes a child', async () => {
  const { user } = renderPage(remote, '/profile/profiles', options);
  await user.click(await screen.findByRole('button', { name: 'Edit Ida' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Ida' }));
  const size = dialog.getByLabelText('Shoe size, EU (optional)');
  expect(size).toHaveValue('29');
  await user.clear(size);
  await user.type(size, '30,5');
  await user.click(dialog.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Ida' }).closest('li')).toHaveTextContent('EU size 30.5');
  expect(screen.getByRole('button', { name: 'Edit Ida' })).toHaveFocus();
});

it('deletes a child after a warning that its scans are deleted too', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', options);
  await user.click(await screen.findByRole('button', { name: 'Delete Ida' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the profile of Ida?' }));
  expect(dialog.getByText(/All scans of Ida are deleted with it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete profile and scans' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ida' })).not.toBeInTheDocument());
  expect(host.backendCalls.at(-1)).toEqual({ name: 'remove children', input: 'child-1' });
  expect(screen.getByRole('button', { name: 'Add a child' })).toHaveFocus();
  expect(host.announcements).toEqual([expect.stringContaining('were deleted')]);
});

it('brings a deleted child back by Undo, at its place', async () => {
  const answers = { ...familyAnswers, rpc: { ...familyAnswers.rpc, restore_child: () => null } };
  const { user, host } = renderPage(remote, '/profile/profiles', { ...options, answers });
  await screen.findByRole('heading', { name: 'Ida' });
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const before = names();
  await user.click(screen.getByRole('button', { name: 'Delete Ida' }));
  await user.click(screen.getByRole('button', { name: 'Delete profile and scans' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ida' })).not.toBeInTheDocument());
  act(() => host.outcomes.at(-1)?.undo?.());
  await screen.findByRole('heading', { name: 'Ida' });
  expect(host.backendCalls.at(-1)).toMatchObject({ name: 'restore_child' });
  expect(names()).toEqual(before);
  expect(host.outcomes.at(-1)).toEqual({ message: 'The profile of Ida is back.', undo: undefined });
});

describe('with two children of the same name', () => {
  const emma = { ...sampleChildren[0], first_name: 'Emma' };
  const other = { ...emma, id: 'child-9', birth_month: 9, birth_year: 2021 };
  const scanOf = (id: string, child_id: string, taken_at: string) => ({
    ...sampleScans[0],
    id,
    child_id,
    taken_at,
  });
  const scans = [
    scanOf('s-3', 'child-9', '2026-11-18T08:00:00+00:00'),
    scanOf('s-2', 'child-1', '2026-06-02T09:30:00+00:00'),
    scanOf('s-1', 'child-1', '2026-01-15T09:30:00+00:00'),
  ];
  const show = (tables: object = { scans }) =>
    renderPage(remote, '/profile/profiles', {
      session: signedIn,
      answers: { tables: { children: [emma, other, ...sampleChildren.slice(1)], ...tables } },
    });
  const born = { April: 'April 2019', September: 'September 2021' };

  it.each([
    ['April', /born in April 2019/, '2 scans, the last of 2 June 2026', 'child-1'],
    ['September', /born in September 2021/, '1 scan, of 18 November 2026', 'child-9'],
  ] as const)(
    'shows birth in %s, number of scans and last scan before the child is deleted',
    async (month, birth, what, id) => {
      const { user, host } = show();
      await user.click(await screen.findByRole('button', { name: `Delete Emma (${born[month]})` }));
      const dialog = within(
        screen.getByRole('dialog', { name: `Delete the profile of Emma (${born[month]})?` }),
      );
      const act = dialog.getByRole('button', { name: 'Delete profile and scans' });
      expect(act).toHaveAccessibleDescription(birth);
      expect(act).toHaveAccessibleDescription(new RegExp(`All scans of Emma are deleted with it: ?${what}`));
      await user.click(act);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(host.backendCalls.at(-1)).toEqual({ name: 'remove children', input: id });
    },
  );

  it('shows that there is no scan, and omits the number when scans can’t be read', async () => {
    const { user, unmount } = show({ scans: [] });
    await user.click(await screen.findByRole('button', { name: 'Delete Emma (April 2019)' }));
    expect(screen.getByText('There are no scans of Emma.')).toBeVisible();
    unmount();
    const unread = show({});
    await unread.user.click(await screen.findByRole('button', { name: 'Delete Nils' }));
    expect(screen.getByText(/born in November 2016/)).toBeVisible();
    expect(screen.getByText('All scans of Nils are deleted with it.')).toBeVisible();
  });
});

it('deletes nothing when the person cancels', async () => {
  const { user, host } = renderPage(remote, '/profile/profiles', options);
  await user.click(await screen.findByRole('button', { name: 'Delete Ida' }));
  await user.click(screen.getByRole('button', { name: 'Keep profile' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Ida' })).toHaveFocus();
  expect(host.backendCalls.some(({ name }) => name.startsWith('remove'))).toBe(false);
});

it('shows the next step without a child', async () => {
  renderPage(remote, '/profile/profiles', { session: signedIn, answers: { tables: { children: [] } } });
  expect(await screen.findByText(/No profiles yet. Add your first child/)).toBeInTheDocument();
});
