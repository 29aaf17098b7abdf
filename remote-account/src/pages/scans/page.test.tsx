import { sampleChildren, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

const options = { session: signedIn, answers: familyAnswers };

async function rows() {
  const list = (await screen.findByRole('status')).parentElement?.querySelector('ul');
  return within(list as HTMLElement).getAllByRole('listitem');
}

it('lists the scans newest first, with status, level and reason', async () => {
  renderPage(remote, '/profile/scans', options);
  await screen.findByText('6 scans, newest first');
  const [newest, failed, ready] = await rows();
  expect(newest).toHaveTextContent('Ida, 18 November 2026');
  expect(newest).toHaveTextContent('Processing');
  expect(failed).toHaveTextContent('Failed');
  expect(failed).toHaveTextContent('The picture of the left foot was too dark.');
  expect(ready).toHaveTextContent('Ready');
  expect(ready).toHaveTextContent('Level 1');
});

it('filters by child, with neither id nor name in the address', async () => {
  const page = renderPage(remote, '/profile/scans', options);
  await page.user.selectOptions(await screen.findByLabelText('Show scans of'), 'Nils');
  expect(await screen.findByText('2 scans, newest first')).toBeInTheDocument();
  expect(page.address()).toBe('/profile/scans');
  for (const row of await rows()) expect(row).toHaveTextContent('Nils');
  await page.user.selectOptions(screen.getByLabelText('Show scans of'), 'All children');
  expect(await screen.findByText('6 scans, newest first')).toBeInTheDocument();
});

it('keeps the filtered child on the way to a scan and back', async () => {
  const page = renderPage(remote, '/profile/scans', options);
  await page.user.selectOptions(await screen.findByLabelText('Show scans of'), 'Ida');
  await page.user.click(await screen.findByRole('link', { name: 'Ida, 2 June 2026' }));
  await page.user.click(await screen.findByRole('link', { name: 'All scans of Ida' }));
  expect(await screen.findByRole('heading', { name: 'Scans of Ida' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile/scans');
});

it('shows when each next scan is recommended', async () => {
  renderPage(remote, '/profile/scans', options);
  const ida = await screen.findByRole('heading', { name: 'Ida', level: 3 });
  expect(ida.parentElement).toHaveTextContent(/Next rescan: (due|overdue)/);
});

it('shows how to add a scan when there is none', async () => {
  renderPage(remote, '/profile/scans', {
    session: signedIn,
    answers: { tables: { children: sampleChildren, scans: [] } },
  });
  expect(
    await screen.findByText(/No scans yet. Scans are made in the phone app, which is not out yet/),
  ).toBeInTheDocument();
});

it('requires a child first when there is none', async () => {
  renderPage(remote, '/profile/scans', {
    session: signedIn,
    answers: { tables: { children: [], scans: [] } },
  });
  expect(await screen.findByRole('link', { name: 'Add a child' })).toHaveAttribute(
    'href',
    '/profile/profiles',
  );
});
