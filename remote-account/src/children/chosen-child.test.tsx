import {
  sampleChildren,
  sampleProducts,
  sampleScans,
  signedIn,
  type TestHost,
} from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import type { Child, ReadyScan } from '@little-arches/contracts/values';
import { screen } from '@testing-library/react';
import remote from '../routes';
import { practiceCalls } from '../testing/practice-calls';
import { familyAnswers } from '../testing/scenarios';

const [ida] = sampleChildren as [Child];
const ready = sampleScans.find((scan) => scan.status === 'ready') as ReadyScan;
const children = ['Ida', 'Nora', 'Emil'].map((first_name) => ({
  ...ida,
  id: `child-${first_name.toLowerCase()}`,
  first_name,
}));

function scanOf(childId: string, length_mm: number, day: string, more: object = {}) {
  const foot = { ...ready.left_foot, length_mm };
  return {
    ...ready,
    id: `scan-of-${childId}-${day}`,
    child_id: `child-${childId}`,
    taken_at: `2026-${day}T09:30:00+00:00`,
    product_level: '2',
    left_foot: foot,
    right_foot: foot,
    ...more,
  };
}

// Emil's scan is the newest one, and all scans have the same level.
const scans = [
  scanOf('emil', 190, '09-11'),
  scanOf('nora', 176, '06-02'),
  scanOf('nora', 171, '01-15', { product_level: '3' }),
  scanOf('ida', 170, '03-01'),
];
const [paid] = familyAnswers.tables?.orders ?? [];
const lines = ['child-nora', null].map((child_id, at) => ({
  id: `line-${at}`,
  product_id: sampleProducts[at + 1]?.id,
  name: sampleProducts[at + 1]?.name,
  price: 3490,
  quantity: 1,
  size: 28,
  child_id,
}));
const options = {
  session: signedIn,
  answers: {
    tables: { ...familyAnswers.tables, children, scans, orders: [{ ...paid, order_lines: lines }] },
    functions: { getProducts: () => ({ data: sampleProducts }) },
  },
};

const chosen = ({ published }: TestHost) =>
  published.filter(({ name }) => name === 'child/chosen').map(({ payload }) => payload);

it('chooses the child whose scan is opened from its card, and none before', async () => {
  const { user, host } = renderPage(remote, '/profile', options);
  const link = await screen.findByRole('link', { name: 'See the scan of Nora' });
  expect(chosen(host)).toEqual([]);
  await user.click(link);
  await screen.findByRole('heading', { name: 'What fits Nora' });
  expect(chosen(host)).toEqual([{ childId: 'child-nora' }]);
});

it('chooses the child whose scans are filtered, and none without a filter', async () => {
  const { user, host } = renderPage(remote, '/profile/scans', options);
  const filter = await screen.findByLabelText('Show scans of');
  expect(chosen(host)).toEqual([]);
  await user.selectOptions(filter, 'Nora');
  await screen.findByRole('heading', { name: 'Scans of Nora' });
  expect(chosen(host)).toEqual([{ childId: 'child-nora' }]);
});

it('chooses the child whose scans a practice lists, and none before', async () => {
  const others = Array.from({ length: 9 }, (_, at) => ({
    ...ida,
    id: `other-${at}`,
    first_name: `Zoe ${at}`,
  }));
  const all = [...others, ...children];
  const { user, host } = renderPage(remote, '/profile/profiles', {
    ...options,
    answers: {
      ...options.answers,
      tables: { ...options.answers.tables, children: all },
      rpc: practiceCalls(all, scans as ReadyScan[]),
    },
  });
  await screen.findByRole('link', { name: /^Nora \(/ });
  expect(chosen(host)).toEqual([]);
  await user.click(screen.getByLabelText(/^More for Nora \(/));
  await user.click(screen.getByRole('link', { name: 'All 2 scans' }));
  await screen.findByRole('heading', { name: /^Scans of Nora \(/ });
  expect(chosen(host)).toEqual([{ childId: 'child-nora' }]);
});

it('orders a line again for the same child, or without a child when it had none', async () => {
  const path = `/profile/orders/${paid?.number}`;
  const { user, host, unmount } = renderPage(remote, path, options);
  await user.click(await screen.findByRole('link', { name: 'Order again: Rocket Insole, EU 28' }));
  expect(await screen.findByText('Left for /store/rocket-insole')).toBeVisible();
  expect(chosen(host)).toEqual([{ childId: 'child-nora' }]);
  unmount();
  const other = renderPage(remote, path, options);
  await other.user.click(await screen.findByRole('link', { name: 'Order again: Bridge Insole, EU 28' }));
  expect(chosen(other.host)).toEqual([{ childId: null }]);
});

it('does not offer to order again when the product is withdrawn', async () => {
  renderPage(remote, `/profile/orders/${paid?.number}`, {
    ...options,
    answers: { ...options.answers, functions: { getProducts: () => ({ data: sampleProducts.slice(2) }) } },
  });
  await screen.findByRole('link', { name: /^Order again: Bridge/ });
  expect(screen.queryByRole('link', { name: /^Order again: Rocket/ })).not.toBeInTheDocument();
});

it('shows on an earlier scan that the store uses the newest one', async () => {
  renderPage(remote, '/profile/scans/scan-of-nora-01-15', options);
  const note = await screen.findByText(
    /^The store and this check of the shoes go by the newest finished scan/,
  );
  expect(note.parentElement).toHaveTextContent(
    'The store and this check of the shoes go by the newest finished scan, of 2 June 2026.',
  );
});

it('requires a child for the new scan when there are several', async () => {
  const { user, host } = renderPage(remote, '/profile/scans', options);
  const whose = await screen.findByRole('combobox', { name: 'A new scan of' });
  expect(whose).toHaveDisplayValue('Choose a child');
  for (const way of ['Get a code for the app', 'Import a scan file']) {
    await user.click(screen.getByRole('button', { name: way }));
    expect(whose).toHaveFocus();
    expect(whose).toHaveAccessibleDescription('Choose whose scan it is.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  expect(host.backendCalls.filter(({ name }) => name === 'create_pairing_code')).toEqual([]);
  await user.selectOptions(whose, 'Emil');
  expect(whose).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Import a scan file' }));
  expect(screen.getByRole('dialog', { name: 'Import a scan of Emil' })).toBeVisible();
});
