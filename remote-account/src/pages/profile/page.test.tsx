import { screen, within } from '@testing-library/react';
import { createBackendError } from 'shared-contracts/backend';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleChildren, signedIn } from 'shared-contracts/testing/samples';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
  jest.setSystemTime(new Date('2026-11-20T10:00:00Z'));
});
afterEach(() => jest.useRealTimers());

async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
}

it('shows each child with age, last scan and next rescan', async () => {
  renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  const ida = await cardOf('Ida');
  expect(ida.getByText('7 years')).toBeInTheDocument();
  expect(ida.getByRole('link', { name: '18 November 2026' })).toHaveAttribute(
    'href',
    '/profile/scans/scan-4',
  );
  expect(ida.getByText('Processing')).toBeInTheDocument();
  expect(ida.getByText(/Next rescan/)).toHaveTextContent('Next rescan: due now, until 2 December 2026.');
  expect((await cardOf('Nils')).getByText('10 years')).toBeInTheDocument();
});

it('leads to the scans of one child', async () => {
  const page = renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  await page.user.click((await cardOf('Ida')).getByRole('link', { name: 'All scans of Ida' }));
  expect(await screen.findByRole('heading', { name: 'Scans of Ida' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile/scans');
});

it('says what comes next for children without scans', async () => {
  renderPage(remote, '/profile', {
    session: signedIn,
    answers: { tables: { children: sampleChildren, scans: [] } },
  });
  const ida = await cardOf('Ida');
  expect(ida.getByText('No scan yet.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What comes next' })).toBeInTheDocument();
});

it('says how to begin when there is no child', async () => {
  const page = renderPage(remote, '/profile', {
    session: signedIn,
    answers: { tables: { children: [], scans: [] } },
  });
  expect(await screen.findByText('Scan in the phone app')).toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Add a child' }));
  expect(page.address()).toBe('/profile/profiles');
  await screen.findByText(/No profiles yet/);
});

it('says what went wrong and offers another try', async () => {
  renderPage(remote, '/profile', {
    session: signedIn,
    answers: { failure: createBackendError('Our server could not be reached.', 0) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Our server could not be reached.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Hello, Mara' })).toBeInTheDocument();
});
