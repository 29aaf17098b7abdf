import { QA_ELEMENT, type QaPage, type QaVersion } from '@little-arches/contracts/formats/page';
import { createEventBus } from '@little-arches/contracts/host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell } from '../shell';
import { openPanel } from './open-panel';
import { createHolds } from './watch/holds';
import { watchPage } from './watch/page-log';
import { watchCost } from './watch/runtime-cost';
import { watchReports } from './watch/sent-reports';

const bus = createEventBus({ report: () => {} });
const early = jest.fn();
bus.subscribe('cart/opened', early);
const remote = { name: 'remote-store', version: '1.0.0' };
const shell = {
  bus,
  composition: { id: 'composition-1', shell: { version: '2.0.0' }, remotes: [remote] },
  index: { patternOf: () => '/store/:productSlug' },
  host: { config: { channel: 'staging', reportUrl: 'https://reports.example' } },
  session: {
    get: () => ({ status: 'authenticated', user: { email: 'ada@example.org' } }),
    subscribe: () => {},
  },
} as unknown as Shell;

const version = (name: string, state: QaVersion['state'], contract = '2.0'): QaVersion => ({
  version: name,
  state,
  contract: { built: contract, needs: contract },
  runtime: '3',
});
const known: QaPage = {
  format: 1,
  packages: {
    shell: [version('2.0.0', 'live')],
    'remote-store': [
      version('1.0.0', 'live'),
      version('0.9.0', 'listed', '1.1'),
      version('0.8.0', 'recalled'),
    ],
    'remote-later': [version('3.0.0', 'live', '1.9')],
  },
  compositions: [
    { id: 'composition-1', at: '2026-11-24T10:00:00.000Z', site: 'a'.repeat(64), opens: false },
    { id: 'composition-0', at: '2026-11-23T10:00:00.000Z', site: 'b'.repeat(64), opens: true },
    { id: 'composition-x', at: '2026-11-22T10:00:00.000Z', opens: false },
  ],
};

/** Writes to the page's console once the panel listens; each test has its own console. */
let say: (...parts: unknown[]) => void = () => {};
const row = async (text: string | RegExp) => within(await screen.findByRole('row', { name: text }));
const open = async (title: RegExp) =>
  userEvent.click(await screen.findByText(title, { selector: 'summary' }));

beforeAll(async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(navigator, { sendBeacon: () => true });
  bus.publish('cart/changed', { count: 1, total: 4900, currency: 'eur' });
  bus.publish('child/chosen', { childId: 'child-77' });
  document.body.innerHTML = `<section data-remote="remote-store" data-version="1.0.0"><h1>Store</h1></section>
    <script type="application/json" id="${QA_ELEMENT}">${JSON.stringify(known)}</script>`;
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  const page = watchPage();
  ({ error: say } = console);
  quiet.mockRestore();
  const [cost, sent] = [watchCost(page.tell), watchReports(page.tell)];
  openPanel(shell, { page, holds: createHolds(), cost, sent, since: 0 });
});

it('shows what is on the page, the session’s status without the person, and earlier retained events', async () => {
  await row('On screen remote-store 1.0.0');
  await row(/^Session authenticated/);
  await row('Composition composition-1 on staging');
  await open(/^Retained events/);
  const [retained] = await screen.findAllByRole('row', { name: /cart\/changed .*"total":4900/ });
  expect(retained).toBeVisible();
  expect(screen.getAllByRole('row', { name: /child\/chosen .*"childId":"…"/ })).not.toEqual([]);
  expect(document.body).not.toHaveTextContent(/ada@example\.org|child-77/);
});

it('receives events and failures as they happen, with their owners', async () => {
  await open(/^Failures/);
  await open(/^Who listens/);
  say('[remote-store 1.0.0, composition composition-1]', new Error('did not answer'));
  const error = new Error('x is undefined');
  error.stack =
    'Error: x\n    at http://localhost/assets/shell/2.0.0/main.js:1:2\n    at f (http://localhost/assets/remote-kids-zone/1.0.0/page.js:1:2)';
  window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
  // The boundary that caught the error logs it again.
  say(error);
  await row(/remote-store reported did not answer/);
  await row(/remote-kids-zone error x is undefined/);
  expect(screen.getByText('Failures (2)')).toBeVisible();
  bus.publish('cart/opened', {});
  await row(/^cart\/opened 1 shell 1/);
});

it('shows the source positions of a sent report once the server has returned them', async () => {
  const frame = '/assets/remote-store/1.0.0/entry.0a.js:1:2345';
  const report = { kind: 'uncaught', remote: 'remote-store', version: '1.0.0', page: '/store', count: 1 };
  const answered = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ places: ['remote-store/src/cart/cart.ts:12:5 in addToCart'] }));
  navigator.sendBeacon(
    'https://reports.example',
    JSON.stringify({ format: 1, composition: 'composition-1', reports: [{ ...report, frames: [frame] }] }),
  );
  await open(/^Reports sent/);
  await row(/remote-store 1.0.0 .*remote-store\/src\/cart\/cart.ts:12:5 in addToCart/);
  const [[asked]] = answered.mock.calls as [[string]];
  expect(asked).toBe(`/qa/places?${new URLSearchParams({ version: '1.0.0', frame })}`);
  expect(answered).toHaveBeenCalledTimes(1);
  // A server without this function answers with a page.
  answered.mockResolvedValue(new Response('<!doctype html>'));
  const other = frame.replace('2345', '9');
  navigator.sendBeacon(
    'https://reports.example',
    JSON.stringify({ format: 1, composition: 'composition-1', reports: [{ ...report, frames: [other] }] }),
  );
  await row(new RegExp(`remote-store 1.0.0 .*${other}`));
  answered.mockRestore();
});

it('replays an event only to later subscribers', async () => {
  early.mockClear();
  const late = jest.fn();
  const streamed = jest.fn();
  const end = bus.subscribe('cart/opened', late);
  const subscription = bus.on('cart/opened').subscribe({ next: streamed });
  await open(/^Events/);
  bus.publish('page/shown', { remote: 'remote-store', page: 'store', title: 'Products' });
  await userEvent.click(
    await screen.findByRole('button', { name: /^Replay to 2 late listeners: cart\/opened of/ }),
  );
  expect(late.mock.calls).toEqual([[{}]]);
  expect(streamed.mock.calls).toEqual([[{}]]);
  expect(early).not.toHaveBeenCalled();
  expect(screen.getByText('cart/opened was given to 2 late listeners.')).toBeVisible();
  end();
  subscription.unsubscribe();
  void bus.publish('cart/opened', {});
  await row(/^cart\/opened 1 shell 1/);
});

it('explains a refusal, and lists what a candidate would change', async () => {
  await open(/^Contracts \(1 refused\)/);
  await row(/remote-store 0.9.0 listed 1.1 1.1 fits/);
  await row(/remote-later 3.0.0 live 2.9 2.9 .*needs contract 2.9, the shell offers 2.0: redeploy the shell/);
  const candidate = screen.getByLabelText('A candidate for contract');
  await userEvent.clear(candidate);
  await userEvent.type(candidate, '2.0');
  expect(screen.getByText(/A shell that offers 2.0 would refuse.*remote-store.*remote-later/)).toBeVisible();
  expect(screen.getByText(/A remote that needs 2.0 would be refused by: 2.0.0 \(live\)/)).toBeVisible();
});

it('links to this page with every other available version and composition', async () => {
  await open(/^Other versions/);
  await open(/^Other compositions/);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Open with 0.9.0')).toBe('/?qa&override=remote-store@0.9.0');
  expect(screen.queryByRole('link', { name: 'Open with 0.8.0' })).toBeNull();
  expect(hrefOf('Open composition-0')).toBe(`/?qa&site=${'b'.repeat(64)}`);
  await row(/composition-x .* its pages are not vouched for any more/);

  const other = { id: 'composition-x', shell: { version: '2.0.0' }, remotes: [] };
  globalThis.fetch = jest.fn(async () => Response.json(other));
  await userEvent.click((await row(/^composition-x/)).getByRole('button', { name: 'Show' }));
  await row(/^composition-x .* no remote-store/);
});

it('copies everything as one report, without personal data', async () => {
  bus.publish('page/shown', { remote: 'remote-account', page: 'child', title: 'Mia' });
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy all as one report' }));
  await waitFor(() => expect(screen.getByText('Copied.')).toBeVisible());
  const [[written]] = write.mock.calls as [[string]];
  expect(JSON.parse(written)).toMatchObject({
    page: '/store/:productSlug',
    session: 'authenticated',
    shown: ['remote-store 1.0.0'],
    failures: [{ what: 'reported' }, { what: 'error', owner: 'remote-kids-zone' }],
    listeners: { 'cart/opened': 1 },
    contract: { contract: '2.0', refused: [expect.stringContaining('remote-later')] },
  });
  expect(written).not.toMatch(/Mia|ada@/);
});

it('outlines regions with their descriptions', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Outline regions', pressed: false }));
  expect(document.documentElement).toHaveClass('qa-outlined');
  const section = document.querySelector('section');
  await waitFor(() => expect(section).toHaveAttribute('data-qa', 'remote-store 1.0.0 · 1 failure'));
  await userEvent.click(screen.getByRole('button', { name: 'Outline regions', pressed: true }));
  expect(document.documentElement).not.toHaveClass('qa-outlined');
});

it('names the owner and the version of what fills a slot', async () => {
  const region = document.createElement('div');
  Object.assign(region.dataset, { remote: 'remote-kids-zone', version: '2.1.0', slot: 'try-it-yourself' });
  document.querySelector('section')?.append(region);
  await userEvent.click(screen.getByRole('button', { name: 'Outline regions', pressed: false }));
  await waitFor(() => expect(region.dataset.qa).toMatch(/^slot try-it-yourself: remote-kids-zone 2\.1\.0/));
  await userEvent.click(screen.getByRole('button', { name: 'Outline regions', pressed: true }));
  region.remove();
});

it('closes, and opens by the shortcut', async () => {
  const panel = () => screen.queryByRole('complementary', { name: 'QA' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel()).toBeNull();
  const press = { code: 'KeyQ', altKey: true, shiftKey: true };
  window.dispatchEvent(new KeyboardEvent('keydown', { ...press, ctrlKey: true }));
  expect(panel()).toBeNull();
  window.dispatchEvent(new KeyboardEvent('keydown', press));
  expect(panel()).toBeVisible();
});
