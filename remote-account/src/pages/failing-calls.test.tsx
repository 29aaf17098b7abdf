import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost, sampleScans, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';
import { failing, failures, SLOW, slowing } from '../testing/trouble';

const shared = {
  scan: sampleScans[2],
  child: { first_name: 'Ida', birth_month: 4, birth_year: 2019 },
  expires_at: '2099-12-20T10:00:00+00:00',
};
const answers = {
  ...familyAnswers,
  functions: { ...familyAnswers.functions, getSharedScan: () => ({ data: shared }) },
};
const hostOfFamily = () => createTestHost({ session: signedIn, answers });

/** Pages that read data when they open: path, heading, a heading that shows the data, and the backend method. */
const pages = [
  ['/profile', 'Hello, Mara', 'Ida', 'select'],
  ['/profile/profiles', 'Profiles', 'Ida', 'select'],
  ['/profile/scans', 'Scans', 'All scans', 'select'],
  ['/profile/scans/scan-2', 'Foot scan', 'Measured values', 'select'],
  ['/profile/orders', 'Orders', 'Order of 9 November 2026', 'select'],
  ['/profile/orders/47218351', 'Order', '4721 8351', 'select'],
  [`/shared-scan#${'0123456789abcdef'.repeat(3)}`, 'A shared foot scan', 'Measured values', 'call'],
] as const;

/** Expects the menu of the account, except on a shared scan. */
function expectFrame(path: string) {
  const menus = screen.queryAllByRole('navigation', { name: 'Profile' });
  expect(menus).toHaveLength(path.startsWith('/profile') ? 1 : 0);
}

describe.each(failures)('with a backend that is %s', (_, error, words) => {
  it.each(pages)(
    '%s shows the failure within the layout, and loads after Try again',
    async (path, heading, content, method) => {
      const host = hostOfFamily();
      const repair = failing(host, method, error);
      const { user } = renderPage(remote, path, {}, host);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(document.body).not.toHaveTextContent('Unexpected token');
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      expectFrame(path);
      repair();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: content })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('the settings open each topic that failed, and load after one press', async () => {
    const host = hostOfFamily();
    const repairs = [failing(host, 'select', error), failing(host, 'rpc', error)];
    const { user } = renderPage(remote, '/profile/settings', {}, host);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    for (const name of [
      'Reminders by mail',
      'Where you are signed in',
      'Scans you share',
      'What you agreed to',
    ]) {
      const alert = await partOf(name).findByRole('alert');
      expect(alert).toHaveTextContent(words);
      await waitFor(() => expect(alert).toBeVisible());
    }
    expectFrame('/profile/settings');
    for (const repair of repairs) repair();
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(first as HTMLElement);
    expect(await partOf('Where you are signed in').findByText('Firefox on Windows')).toBeInTheDocument();
    expect(await partOf('Scans you share').findByText(/^You share no scan/)).toBeInTheDocument();
    expect(await partOf('What you agreed to').findByText(/^Agreed to on/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const partOf = (name: string) => within(screen.getByRole('region', { name }));

it('shows the children when only store, orders and consents fail', async () => {
  const host = hostOfFamily();
  const down = createBackendError('Our server could not be reached.', 0);
  failing(host, 'call', down);
  const { select } = host.backend;
  jest.spyOn(host.backend, 'select').mockImplementation(async (query) => {
    if (['orders', 'consents'].includes(query.table.table)) throw down;
    return select(query);
  });
  renderPage(remote, '/profile', {}, host);
  expect(await screen.findByRole('heading', { name: 'Ida' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Last order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('with a backend that answers after ten seconds', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it.each(pages)('%s shows a loading state, then the late answer', async (path, heading, content, method) => {
    const host = hostOfFamily();
    slowing(host, method);
    renderPage(remote, path, {}, host);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(SLOW * 0.9));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: content })).not.toBeInTheDocument();
    expectFrame(path);
    // Some pages send a second request that depends on the first answer.
    await act(() => jest.advanceTimersByTimeAsync(2 * SLOW));
    expect(await screen.findByRole('heading', { name: content })).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the settings show a loading state in each section, then the late answers', async () => {
    const host = hostOfFamily();
    slowing(host, 'select');
    slowing(host, 'rpc');
    renderPage(remote, '/profile/settings', {}, host);
    expect(await screen.findByLabelText('First name')).toHaveValue('Mara');
    await act(() => jest.advanceTimersByTimeAsync(SLOW * 0.9));
    expect(screen.getAllByText('Loading...')).toHaveLength(5);
    await act(() => jest.advanceTimersByTimeAsync(SLOW));
    expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
    expect(screen.getByText(/^You share no scan/)).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });
});
