import { createBackendError } from '@little-arches/contracts/backend';
import { sampleChildren, sampleProducts, signedIn } from '@little-arches/contracts/testing';
import { renderSlot } from '@little-arches/contracts/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { familyStoreOf } from '../../family/family-store';
import remote from '../../routes';

beforeEach(() => localStorage.clear());

// Size 29 of the samples is the first that is long enough.
const ida = { childId: 'child-1', childName: 'Ida', level: '1', footLength: 176.4 } as const;
const options = {
  session: signedIn,
  answers: {
    functions: { getProducts: () => ({ data: sampleProducts }) },
    tables: { children: [...sampleChildren], scans: [] },
  },
};
const show = (props: Partial<Parameters<typeof renderSlot<'fit-for-child'>>[2]> = {}) =>
  renderSlot(remote, 'fit-for-child', { ...ida, ...props }, options);

it('offers the insoles of the child’s level in the size of the foot, with price', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Rocket Insole, EU 29' })).toHaveAttribute(
    'href',
    '/store/rocket-insole',
  );
  const list = screen.getByRole('list', { name: 'Insoles in Ida’s size' });
  expect(list).toHaveTextContent('€34.90 per pair, tax included');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it.each([
  ['child-1', 'Ida', 176.4, 'EU 29'],
  ['child-2', 'Nils', 190, 'EU 31'],
])(
  'adds and opens a product for %s of two children, in its own size',
  async (childId, childName, footLength, size) => {
    const { user, host } = show({ childId, childName, footLength });
    await user.click(
      await screen.findByRole('button', { name: `Add to Cart: Rocket Insole, ${size} for ${childName}` }),
    );
    const { get } = familyStoreOf(host);
    await waitFor(() => expect(Object.values(get().lines)).toEqual([childId]));
    expect(host.announcements).toEqual([`Rocket Insole, ${size} added for ${childName}. In your cart: 1.`]);
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    await user.click(screen.getByRole('link', { name: `Rocket Insole, ${size}` }));
    expect(host.published).toContainEqual({ name: 'child/chosen', payload: { childId } });
  },
);

it('shows a size that is sold out, without a button', async () => {
  show({ footLength: 183 });
  expect(await screen.findByRole('link', { name: 'Rocket Insole, EU 30' })).toBeVisible();
  expect(screen.getByText('Sold out in this size right now.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('renders nothing when no insole is long enough', async () => {
  const { container, host } = show({ footLength: 290 });
  await waitFor(() => expect(host.backendCalls.map(({ name }) => name)).toContain('getProducts'));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

it('fails as a whole when the products can’t be read, so that the page shows no part of it', async () => {
  const failure = createBackendError('Our server could not be reached.', 0);
  renderSlot(remote, 'fit-for-child', ida, { ...options, answers: { failure } });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
