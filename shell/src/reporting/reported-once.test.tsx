import { useHost } from '@little-arches/contracts/host';
import { defineRemote, type PageModule } from '@little-arches/contracts/remote';
import { cents } from '@little-arches/contracts/values';
import { screen } from '@testing-library/react';
import { renderSite, samplePage } from '../testing/site-fixture';
import { startTestReporting, type TestReporting } from './testing/sent-reports';

let reporting: TestReporting;

beforeEach(() => {
  reporting = startTestReporting();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  reporting.end();
  jest.restoreAllMocks();
});

/** Renders the site with one page of the store. */
function storeWith(page: PageModule) {
  const store = defineRemote({
    name: 'remote-store',
    pages: { store: { ...samplePage('/store', 'Products'), load: async () => page } },
  });
  return renderSite([store], '/store');
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
])(
  'reports an error of a page %s once, though both the boundary and the browser receive it',
  async (_, page) => {
    storeWith(page);
    await screen.findByRole('heading', { name: 'This page tripped over something' });
    expect(await reporting.sent()).toEqual(once('caught'));
  },
);

it('reports an error of a handler that React calls once', async () => {
  const Page = () => (
    <button type="button" onClick={broken}>
      Break
    </button>
  );
  const site = storeWith({ Page });
  await site.user.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await reporting.sent()).toEqual([
    expect.objectContaining({ kind: 'uncaught', error: 'TypeError', count: 1 }),
  ]);
});

it('reports an error of a subscriber once, and the bus continues', async () => {
  const Page = () => {
    const { bus } = useHost();
    return (
      <button
        type="button"
        onClick={() => bus.publish('cart/changed', { count: 1, total: cents(100), currency: 'EUR' })}
      >
        Add
      </button>
    );
  };
  const site = storeWith({ Page });
  const heard = jest.fn();
  site.frame.bus.subscribe('cart/changed', broken);
  site.frame.bus.subscribe('cart/changed', heard);
  await site.user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await reporting.sent()).toEqual([
    expect.objectContaining({ kind: 'caught', remote: 'shell', count: 1 }),
  ]);
});
