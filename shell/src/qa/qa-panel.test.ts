import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEventBus } from 'shared-contracts/event-bus';
import type { Shell } from '../shell';
import { watchPage } from './page-log';
import { showPanel } from './qa-panel';

const bus = createEventBus({ report: () => {} });
const shell = {
  bus,
  composition: { id: 'composition-1', shell: { version: '2.0.0' }, remotes: [] },
  index: { patternOf: () => '/store/:productSlug' },
  host: { config: { channel: 'staging' } },
  session: {
    get: () => ({ status: 'authenticated', user: { email: 'ada@example.org' } }),
    subscribe: () => {},
  },
} as unknown as Shell;

const rowOf = async (text: string | RegExp) => within(await screen.findByRole('row', { name: text }));

beforeAll(async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  bus.publish('cart/changed', { count: 1, total: 4900, currency: 'eur' });
  const page = watchPage();
  document.body.innerHTML = '<section data-remote="remote-store" data-version="1.0.0"></section>';
  showPanel(shell, page);
});

it('shows what is on the page, who is signed in as a status only, and retained events from before', async () => {
  await rowOf('On screen remote-store 1.0.0');
  await rowOf('Session authenticated');
  await rowOf('Composition composition-1 on staging');
  const [retained] = await screen.findAllByRole('row', { name: /cart\/changed .*"total":4900/ });
  expect(retained).toBeVisible();
  expect(document.body).not.toHaveTextContent('ada@example.org');
});

it('hears events and failures as they come', async () => {
  bus.publish('remote/failed', {
    remote: 'remote-store',
    version: '1.0.0',
    compositionId: 'composition-1',
    message: 'did not answer',
  });
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined' }));
  await screen.findByRole('row', { name: /remote remote-store 1.0.0: did not answer/ });
  await screen.findByRole('row', { name: /error x is undefined/ });
  const bare = bus.subscribe('cart/opened', () => {});
  bus.publish('cart/opened', {});
  await rowOf('cart/opened 1');
  bare();
});

it('copies all as one report, with nothing that may tell of a person', async () => {
  bus.publish('page/shown', { remote: 'remote-account', page: 'child', title: 'Mia' });
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy all as one report' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied.'));
  const [[written]] = write.mock.calls as [[string]];
  expect(JSON.parse(written)).toMatchObject({
    page: '/store/:productSlug',
    session: 'authenticated',
    shown: ['remote-store 1.0.0'],
    failures: [{ what: 'remote' }, { what: 'error', text: 'x is undefined' }],
    listeners: { 'cart/opened': 0 },
  });
  expect(written).not.toMatch(/Mia|ada@/);
});

it('can be closed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary', { name: 'QA' })).toBeNull();
});
