import {
  createTestHost,
  sampleChildren,
  sampleProducts,
  sampleScans,
  signedIn,
  type TestHost,
} from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import type { Child, ReadyScan } from '@little-arches/contracts/values';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../routes';

const [ida] = sampleChildren as [Child];
const ready = sampleScans.find((scan) => scan.status === 'ready') as ReadyScan;

function childOf(id: string, first_name: string, birth_year = 2018): Child {
  return { ...ida, id, first_name, birth_year };
}

function scanOf(child_id: string, length_mm: number, product_level: ReadyScan['product_level'], day: string) {
  const foot = { ...ready.left_foot, length_mm };
  const taken_at = `2026-${day}T09:30:00+00:00`;
  return {
    ...ready,
    id: `scan-of-${child_id}`,
    child_id,
    taken_at,
    product_level,
    left_foot: foot,
    right_foot: foot,
  };
}

// Emil's scan is the newest, and Bridge Insole has the level of both Nora and Emil: only a choice selects Nora.
const family = [childOf('child-ida', 'Ida'), childOf('child-nora', 'Nora'), childOf('child-emil', 'Emil')];
const scans = [
  scanOf('child-emil', 190, '2', '09-11'),
  scanOf('child-nora', 176, '2', '06-02'),
  scanOf('child-ida', 170, '1', '03-01'),
];

function shop(children: readonly Child[] = family): TestHost {
  const inStock = sampleProducts.map((product) => ({
    ...product,
    sizes: product.sizes.map((size) => ({ ...size, inStock: true })),
  }));
  return createTestHost({
    session: signedIn,
    answers: { tables: { children, scans }, functions: { getProducts: () => ({ data: inStock }) } },
  });
}

const open = (path: string, host: TestHost) => renderPage(remote, path, undefined, host);
const whom = () => screen.findByRole('group', { name: 'Who is it for?' });
const chip = (name: string) => screen.findByRole('button', { name });
/** Returns the texts of the pressed chips. */
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const expectChosen = (...chips: string[]) => waitFor(() => expect(chosen()).toEqual(chips));
/** Expects the children as a choice, with none selected. */
async function expectAsked() {
  expect(within(await whom()).getAllByRole('button').length).toBeGreaterThan(0);
  // Waits for pending updates.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(chosen()).toEqual([]);
}
const size = () => screen.getByRole('combobox', { name: 'Shoe size' });
const choose = (host: TestHost, childId: string | null) => host.bus.publish('child/chosen', { childId });

beforeEach(() => localStorage.clear());

it('selects no child of a practice with 200 children, and reads no scans', async () => {
  const many = Array.from({ length: 200 }, (_, at) => childOf(`child-${at}`, `Child ${at}`));
  const host = shop([...many, ...family]);
  open('/store/bridge-insole', host);
  expect(await screen.findByText('203 children. Type a name.')).toBeVisible();
  expect(chosen()).toEqual([]);
  expect(size()).toHaveValue('');
  expect(host.backendCalls.filter(({ name }) => name === 'select scans')).toEqual([]);
});

it('selects the only child of a family', async () => {
  const host = shop([family[1] as Child]);
  open('/store/bridge-insole', host);
  await expectChosen('For Nora · EU 29 · level 2');
  await waitFor(() => expect(size()).toHaveValue('29'));
});

it('does not select the only child after no particular child was chosen', async () => {
  const host = shop([family[1] as Child]);
  choose(host, null);
  open('/store/bridge-insole', host);
  await expectAsked();
  expect(size()).toHaveValue('');
});

it.each([
  ['is of another account', family],
  ['was deleted, even when one child is left', [family[2] as Child]],
])('requests the child when the chosen one %s', async (_what, children) => {
  const host = shop(children);
  choose(host, 'child-elsewhere');
  open('/store/bridge-insole', host);
  await expectAsked();
  expect(size()).toHaveValue('');
});

it('publishes a chosen child, and null for no particular child', async () => {
  const host = shop();
  const { user } = open('/store/bridge-insole', host);
  await user.click(await chip('Emil'));
  await waitFor(() => expect(size()).toHaveValue('31'));
  expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
  await user.click(await chip('For Emil · EU 31 · level 2'));
  expect(await chip('Emil')).toHaveFocus();
  expect(size()).toHaveValue('');
  const said = host.published.filter(({ name }) => name === 'child/chosen').map(({ payload }) => payload);
  expect(said).toEqual([{ childId: 'child-emil' }, { childId: null }]);
});

it('distinguishes two children of the same name by birth month', async () => {
  const twins = [childOf('emma-1', 'Emma', 2019), childOf('emma-2', 'emma ', 2021), childOf('nora', 'Nora')];
  const host = shop(twins);
  open('/store', host);
  const chips = within(await whom()).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Emma (April 2019)',
    'emma (April 2021)',
    'Nora',
  ]);
});

describe('with more than eight children', () => {
  const many = Array.from({ length: 60 }, (_, at) => childOf(`child-${at}`, `Child ${at}`));
  const search = () => screen.findByRole('searchbox', { name: 'Search by first name or reference' });

  it('finds a child by the beginning of its name, and returns to the search when the choice is cleared', async () => {
    const host = shop([...many, ...family]);
    const { user } = open('/store', host);
    expect(screen.queryByRole('button', { name: /^Nora/ })).not.toBeInTheDocument();
    await user.type(await search(), 'nor');
    await user.click(await chip('Nora (April 2018)'));
    await expectChosen('For Nora (April 2018) · EU 29 · level 2');
    expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { pressed: true }));
    expect(await search()).toHaveFocus();
    expect(JSON.stringify(host.published)).not.toContain('"nor');
  });

  it('finds a child by its reference, and by a name without its accents', async () => {
    const zoe = { ...childOf('zoe', 'Anna-Zoë'), reference: 'K-1207' };
    const { user } = open('/store', shop([...many, ...family, zoe]));
    await user.type(await search(), 'april');
    expect(await screen.findByText('No child matches.')).toBeVisible();
    await user.clear(await search());
    await user.type(await search(), 'k-12');
    expect(await chip('Anna-Zoë (April 2018), K-1207')).toBeVisible();
    await user.clear(await search());
    await user.type(await search(), 'anna ZOE');
    await user.click(await chip('Anna-Zoë (April 2018), K-1207'));
    expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('For Anna-Zoë');
  });

  it('changes the child by keyboard, and shows how many more match', async () => {
    const host = shop([...many, ...family]);
    choose(host, 'child-nora');
    const { user } = open('/store/bridge-insole', host);
    await expectChosen('For Nora (April 2018) · EU 29 · level 2');
    screen.getByRole('button', { name: 'Change' }).focus();
    await user.keyboard('{Enter}');
    expect(await search()).toHaveFocus();
    await user.keyboard('child');
    expect(screen.getByText('55 more match. Type on.')).toBeVisible();
    await user.clear(await search());
    await user.keyboard('emil');
    fireEvent.keyDown(await search(), { key: 'Enter', isComposing: true });
    expect(await search()).toHaveFocus();
    await user.keyboard('{Enter}');
    await expectChosen('For Emil (April 2018) · EU 31 · level 2');
    expect(size()).toHaveValue('31');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.type(await search(), 'xyz');
    expect(screen.getByText('No child matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    await expectChosen('For Emil (April 2018) · EU 31 · level 2');
  });
});
