import { createBackendError } from '@little-arches/contracts/backend';
import {
  createTestHost,
  type FakeAnswers,
  sampleChildren,
  sampleProducts,
  sampleScans,
  sampleUser,
  signedIn,
} from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../routes';

// Ida's newest finished scan is of 2 June 2026: level 1, 183 mm, so EU 30, which is sold out.
const [sprout, rocket] = sampleProducts as [(typeof sampleProducts)[0], (typeof sampleProducts)[0]];
const inStock = rocket.sizes.map((size) => ({ ...size, inStock: true }));
const tables = { children: sampleChildren, scans: sampleScans };
/** A row that makes the server fail. */
const unreadable = {
  get id(): never {
    throw createBackendError('Down.', 503);
  },
};
const shop = (given: FakeAnswers = { tables }) => ({
  session: signedIn,
  answers: {
    ...given,
    functions: {
      getProducts: () => ({
        data: [
          { ...sprout, sizes: inStock },
          { ...rocket, sizes: inStock },
        ],
      }),
      ...given.functions,
    },
  },
});
/** Renders a page after this child was chosen in the account. */
function visitFor(childId: string, path: string, options = shop()) {
  const host = createTestHost(options);
  host.bus.publish('child/chosen', { childId });
  return renderPage(remote, path, undefined, host);
}
const whom = () => screen.findByRole('group', { name: 'Who is it for?' });
const chip = (name: RegExp | string) => screen.findByRole('button', { name });
const size = () => screen.getByRole('combobox', { name: 'Shoe size' });

beforeEach(() => localStorage.clear());

it('preselects the size from the newest scan of the chosen child, and adds the product for that child', async () => {
  const { user, host } = visitFor('child-1', '/store/rocket-insole');
  expect(await chip('For Ida · EU 30 · level 1')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(size()).toHaveValue('30'));
  expect(screen.getByText(/^Ida’s scan of 2 June 2026 suggests level 1/)).toHaveTextContent(
    'as this insole is. EU 30 is the size it suggests.',
  );
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await screen.findByText(/In your cart: 1/);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  for (const { id, first_name: name } of sampleChildren) {
    expect(stored).not.toContain(id);
    expect(stored).not.toContain(name);
  }
  expect(JSON.stringify(host.published)).not.toContain('Ida');
});

it('clears the size error when the scan of a chosen child fills in the size', async () => {
  const { user } = renderPage(remote, '/store/rocket-insole', shop());
  await chip('Ida');
  await user.click(await chip('Add to Cart'));
  expect(size()).toHaveAccessibleDescription('Please choose a size.');
  await user.click(await chip('Ida'));
  await waitFor(() => expect(size()).toHaveValue('30'));
  expect(size()).not.toBeInvalid();
  expect(screen.queryByText('Please choose a size.')).not.toBeInTheDocument();
});

it('shows the difference from the scan, and still adds the product', async () => {
  const { user } = visitFor('child-1', '/store/sprout-insole');
  await whom();
  await waitFor(() => expect(size()).toHaveValue('30'));
  await user.selectOptions(size(), '28');
  expect(screen.getByText(/^Ida’s scan/)).toHaveTextContent(
    'suggests level 1, and this insole is level 0. It suggests EU 30, and you chose EU 28.',
  );
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText(/In your cart: 1/)).toBeVisible();
});

it('clears a preselected size with the child, and keeps one that was chosen by hand', async () => {
  const { user } = visitFor('child-1', '/store/rocket-insole');
  await waitFor(async () => expect((await whom()) && size()).toHaveValue('30'));
  await user.click(await chip('Nils'));
  expect(await screen.findByText(/^There is no finished scan of Nils yet/)).toBeVisible();
  expect(size()).toHaveValue('');
  await user.selectOptions(size(), '28');
  await user.click(await chip('Ida'));
  expect(await screen.findByText(/you chose EU 28/)).toBeVisible();
  expect(size()).toHaveValue('28');
});

it('shows in the store what the scan suggests, with a link to the level', async () => {
  const { user, address } = visitFor('child-1', '/store');
  const region = await screen.findByRole('region', { name: 'For your child' });
  expect(await chip('For Ida · EU 30 · level 1')).toHaveAttribute('aria-pressed', 'true');
  expect(await within(region).findByText('From the scan of 2 June 2026.')).toBeVisible();
  await user.click(within(region).getByRole('link', { name: 'Go to level 1' }));
  expect(address()).toBe('/store#level-1');
  await user.click(await chip(/^For Ida/));
  expect(within(region).queryByText(/scan/)).not.toBeInTheDocument();
});

it.each<[string, FakeAnswers]>([
  ['there is no child', { tables: { children: [], scans: [] } }],
  ['they can’t be read', { tables: { ...tables, children: [unreadable] } }],
  ['there is no table', {}],
])('adds to the cart as usual when %s', async (_what, given) => {
  const { user, host } = renderPage(remote, '/store/rocket-insole', shop(given));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Shoe size' }), '29');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText(/In your cart: 1/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Who is it for?' })).not.toBeInTheDocument();
  expect(host.errors).toEqual([]);
});

it('clears the children with the session, and reads those of the next person', async () => {
  let name = 'Ida';
  const child = {
    ...sampleChildren[0],
    get first_name() {
      return name;
    },
  };
  const { host } = renderPage(
    remote,
    '/store/rocket-insole',
    shop({ tables: { children: [child], scans: [] } }),
  );
  expect(await screen.findByRole('button', { name: /^For Ida/ })).toBeInTheDocument();
  act(() => host.setSession({ status: 'unauthenticated', reason: 'signed-out' }));
  await waitFor(() => expect(screen.queryByText(/Ida/)).not.toBeInTheDocument());
  name = 'Olga';
  act(() => host.setSession({ status: 'authenticated', user: { ...sampleUser, id: 'user-2' } }));
  expect(await screen.findByRole('button', { name: /^For Olga/ })).toBeInTheDocument();
  expect(screen.queryByText(/Ida/)).not.toBeInTheDocument();
});
