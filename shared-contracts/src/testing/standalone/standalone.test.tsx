import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { useLoaderData } from 'react-router-dom';
import { getProducts } from '../../backend/functions/catalog';
import { useHost, useSession } from '../../host/host';
import { defineRemote, notFound, type PageArguments } from '../../remote/index';
import { sampleProducts } from '../samples';
import type { Scenarios } from '../scenarios';
import { startStandalone } from './standalone';

const load = async () => ({
  loader: async ({ host }: PageArguments) => (await host.backend.call(getProducts, {})).data.length,
  Page: function Page() {
    const { bus } = useHost();
    const { status } = useSession();
    return (
      <>
        <h1>{useLoaderData<number>()} products</h1>
        <p>Session: {status}</p>
        <button type="button" onClick={() => bus.publish('cart/opened', {})}>
          Open
        </button>
      </>
    );
  },
});
const loadMissing = async () => ({
  loader: () => {
    throw notFound('We don’t sell this.');
  },
  Page: () => null,
});
const texts = { title: 'Products', description: '' };
const remote = defineRemote({
  name: 'remote-store',
  pages: {
    store: { ...texts, path: '/store', load },
    product: { ...texts, path: '/store/:productSlug', load: loadMissing },
  },
});
const answers = { functions: { getProducts: () => ({ data: sampleProducts }) } };
const prepare = jest.fn();
const scenarios: Scenarios = {
  visitor: { title: 'Visitor', options: { answers }, prepare },
  missing: { title: 'Missing', path: '/store/moon', options: { answers } },
};

/** Loads the page at an address, as a browser does. */
async function open(path: string): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', path);
  await act(async () => startStandalone(remote, scenarios));
}
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  sessionStorage.clear();
  prepare.mockClear();
});

it('shows a scenario at its address, in a prepared browser', async () => {
  await open('/?scenario=visitor&with-session=parent');
  expect(await screen.findByRole('heading', { name: '5 products' })).toBeVisible();
  expect(screen.getByText('Session: authenticated')).toBeVisible();
  expect(address()).toBe('/store?scenario=visitor&with-session=parent');
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.standalone).toBe('settled');
});

it('keeps the bar, its choice and the way out over a page that fails', async () => {
  await open('/?scenario=missing');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that' })).toBeVisible();
  expect(screen.getByText('We don’t sell this.')).toBeVisible();
  expect(screen.getByLabelText('Scenario')).toHaveValue('missing');
  expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  expect(address()).toBe('/store/moon?scenario=missing');
});

it('keeps the scenario in the address after a link to another page', async () => {
  await open('/?scenario=missing');
  await userEvent.click(await screen.findByRole('link', { name: 'See all products' }));
  expect(await screen.findByRole('heading', { name: '5 products' })).toBeVisible();
  expect(address()).toBe('/store?scenario=missing');
});

it('reports a scenario that does not exist, and links to the existing ones', async () => {
  await open('/store?scenario=flying');
  expect(screen.getByRole('alert')).toHaveTextContent("There is no scenario 'flying'.");
  expect(screen.getByRole('link', { name: 'Missing' })).toHaveAttribute('href', '/?scenario=missing');
});

it('logs the calls and events of the page, and publishes events that the bus accepts', async () => {
  await open('/?scenario=visitor');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const tools = within(screen.getByRole('navigation', { name: 'Standalone tools' }));
  expect(tools.getByText('Calls (1)')).toBeInTheDocument();
  expect(tools.getByLabelText('Answer to getProducts')).toHaveValue('');
  await user.click(tools.getByText('Events (1)'));
  await user.click(tools.getByRole('button', { name: 'Publish' }));
  expect(tools.getByRole('status')).toHaveTextContent('Published.');
  expect(tools.getByText('Events (2)')).toBeVisible();

  await user.clear(tools.getByLabelText('Payload'));
  await user.type(tools.getByLabelText('Payload'), '{{"count":-1}');
  await user.click(tools.getByRole('button', { name: 'Publish' }));
  expect(tools.getByRole('status')).toHaveTextContent("Event 'cart/changed' has a wrong 'count'");
});

it('waits for a missing answer no longer than for others', async () => {
  await open('/?scenario=visitor&with-calls=getProducts:silent');
  expect(await screen.findByText('Calls (1)')).toBeInTheDocument();
  expect(document.documentElement.dataset.standalone).toBe('waiting');
});

it('shows the page in a frame of the chosen width', async () => {
  await open('/?scenario=visitor&with-width=360');
  const frame = screen.getByTitle('remote-store, 360 pixels wide');
  expect(frame).toHaveAttribute('width', '360');
  expect(frame).toHaveAttribute('src', expect.stringContaining('/store?scenario=visitor&with-width=360'));
});
