import { screen, waitFor } from '@testing-library/react';
import { parseReports } from 'shared-contracts/formats/reports/report';
import { useHost } from 'shared-contracts/host';
import { defineRemote, type PageModule } from 'shared-contracts/remote';
import { renderSite, samplePage } from '../testing/site-stage';
import { takeFailures } from './report-error';
import { startReporting } from './start-reporting';

const sent: string[] = [];
const reports = () => sent.flatMap((body) => parseReports(JSON.parse(body)).reports);

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: (_: string, body: string) => sent.push(body) > 0 });
  startReporting({
    url: 'https://collector.example/reports',
    compositionId: 'composition-1',
    page: {
      origin: window.location.origin,
      versionOf: (_name: string, version: string) => version,
      pattern: () => '/store',
    },
    loadSender: () => import('./create-sender'),
  });
});
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => takeFailures(() => {}));

/** The site with one page of the store, and what was reported when that page is left. */
async function storeWith(page: PageModule) {
  const store = defineRemote({
    name: 'remote-store',
    pages: { store: { ...samplePage('/store', 'Products'), load: async () => page } },
  });
  const site = renderSite([store], '/store');
  return {
    ...site,
    async leave() {
      await waitFor(() => {
        window.dispatchEvent(new Event('pagehide'));
        expect(sent).not.toHaveLength(0);
      });
      return reports();
    },
  };
}
function broken(): never {
  throw new TypeError('x is undefined');
}
const once = (kind: string) => [
  expect.objectContaining({ kind, remote: 'remote-store', version: '2.0.0', error: 'TypeError', count: 1 }),
];

it.each<[string, PageModule]>([
  ['while it renders', { Page: broken }],
  ['in its loader', { Page: () => null, loader: broken }],
])('an error of a page %s is reported once, though boundary and browser both hear of it', async (_, page) => {
  const site = await storeWith(page);
  await screen.findByRole('heading', { name: 'This page tripped over something' });
  expect(await site.leave()).toEqual(once('caught'));
});

it('an error of a handler that React calls is reported once', async () => {
  const Page = () => (
    <button type="button" onClick={broken}>
      Break
    </button>
  );
  const site = await storeWith({ Page });
  await site.user.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await site.leave()).toEqual([
    expect.objectContaining({ kind: 'uncaught', error: 'TypeError', count: 1 }),
  ]);
});

it('an error of a subscriber is reported once, and the bus goes on', async () => {
  const Page = () => {
    const { bus } = useHost();
    return (
      <button
        type="button"
        onClick={() => bus.publish('cart/changed', { count: 1, total: 100, currency: 'EUR' })}
      >
        Add
      </button>
    );
  };
  const site = await storeWith({ Page });
  const heard = jest.fn();
  site.shell.bus.subscribe('cart/changed', broken);
  site.shell.bus.subscribe('cart/changed', heard);
  await site.user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await site.leave()).toEqual([
    expect.objectContaining({ kind: 'caught', remote: 'shell', count: 1 }),
  ]);
});
