import { createBackendError } from '@little-arches/contracts/backend';
import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';

const TOKEN = '0123456789abcdef'.repeat(3);
const known = {
  id: 'link-1',
  scan_id: 'scan-2',
  created_at: '2026-11-01T10:00:00+00:00',
  expires_at: '2099-12-01T10:00:00+00:00',
};
const past = { ...known, id: 'link-0', expires_at: '2020-01-01T10:00:00+00:00' };

async function openDialog(create: (wanted: unknown) => unknown) {
  const page = renderPage(remote, '/profile/scans/scan-2', {
    session: signedIn,
    answers: {
      tables: { ...familyAnswers.tables, sharing_links: [known, past] },
      rpc: { create_sharing_link: create },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Share with a professional' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Share this scan' })) };
}

const made = () => ({ id: 'link-2', token: TOKEN, expires_at: '2099-12-20T10:00:00+00:00' });

it('creates a link for the chosen time, with its token in the fragment', async () => {
  const { dialog, user, host } = await openDialog(made);
  await user.selectOptions(dialog.getByLabelText('The link is good for'), '90 days');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  const link = await dialog.findByLabelText('Your link');
  expect(link).toHaveValue(`${host.config.siteUrl}/shared-scan#${TOKEN}`);
  expect(host.backendCalls.at(-1)).toEqual({
    name: 'create_sharing_link',
    input: { p_key: expect.any(String), p_scan_id: 'scan-2', p_days: 90 },
  });
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(copied).toHaveBeenCalledWith(`${host.config.siteUrl}/shared-scan#${TOKEN}`);
  expect(await dialog.findByText('The link is copied.')).toHaveRole('status');
});

it('lists the valid links, and revokes one', async () => {
  const { dialog, user, host } = await openDialog(made);
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'Made on 1 November 2026, good until 1 December 2099',
  );
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
  expect(host.backendCalls.at(-1)).toEqual({ name: 'remove sharing_links', input: 'link-1' });
  const done = (await dialog.findByText('The link was taken back.')).closest('[role=status]');
  await waitFor(() => expect(done).toHaveFocus());
});

it('repeats a lost attempt with the same key, and makes a second link with another one', async () => {
  const keys: unknown[] = [];
  const { dialog, user } = await openDialog((wanted) => {
    keys.push(Object(wanted).p_key);
    if (keys.length === 1) throw createBackendError('Our server could not be reached.', 0);
    return { ...made(), id: `link-${keys.length}` };
  });
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('alert')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  await user.click(await dialog.findByRole('button', { name: 'Make another link' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
