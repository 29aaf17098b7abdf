import { screen } from '@testing-library/react';
import { createBackendError } from 'shared-contracts/backend';
import { renderPage } from 'shared-contracts/testing/render-page';
import { signedIn } from 'shared-contracts/testing/samples';
import { createTestHost } from 'shared-contracts/testing/test-host';
import remote from './routes';
import { familyAnswers } from './testing/scenarios';

const UNEXPECTED = 'Something unexpected happened. Please try again.';

/** What can come instead of rows, and what the person reads then. */
const failures = [
  ['down', createBackendError('Our server could not be reached.', 0), 'Our server could not be reached.'],
  ['refusing', createBackendError('Our server has a problem.', 500), 'Our server has a problem.'],
  ['sending garbage', new SyntaxError('Unexpected token < in JSON'), UNEXPECTED],
] as const;

/** Pages that read tables, with their heading and what shows that they have read. */
const pages = [
  ['/profile', 'Hello, Mara', 'Ida'],
  ['/profile/profiles', 'Profiles', 'Ida'],
  ['/profile/scans', 'Scans', 'All scans'],
  ['/profile/scans/scan-2', 'Foot scan', 'Measured values'],
  ['/profile/orders', 'Orders', 'Order of 9 November 2026'],
] as const;

/** A host whose backend reads nothing until it is mended. */
function failingHost(error: Error) {
  const host = createTestHost({ session: signedIn, answers: familyAnswers });
  const select = jest.spyOn(host.backend, 'select').mockRejectedValue(error);
  return { host, mend: () => select.mockRestore() };
}

describe.each(failures)('with a backend that is %s', (_, error, words) => {
  it.each(pages)('%s says so within its frame, and comes by a press', async (path, heading, content) => {
    const { host, mend } = failingHost(error);
    const { user } = renderPage(remote, path, {}, host);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(document.body).not.toHaveTextContent('Unexpected token');
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Profile' })).toBeInTheDocument();
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: content })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it.each(pages)('%s shows its heading while a slow backend is awaited', async (path, heading, content) => {
  const host = createTestHost({ session: signedIn, answers: familyAnswers });
  jest.spyOn(host.backend, 'select').mockReturnValue(new Promise(() => {}));
  renderPage(remote, path, {}, host);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: content })).not.toBeInTheDocument();
});
