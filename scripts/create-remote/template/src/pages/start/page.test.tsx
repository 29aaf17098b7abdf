import { renderPage } from '@little-arches/contracts/testing/render';
import { cents } from '@little-arches/contracts/values';
import { act, screen } from '@testing-library/react';
import { addresses } from '../../addresses';
import remote from '../../routes';
import { scenarios } from '../../testing/scenarios';

it.each(Object.entries(scenarios))('shows itself in the scenario %s', async (_, { options }) => {
  renderPage(remote, addresses.start, options);
  expect(await screen.findByRole('heading', { level: 1, name: 'Feet' })).toBeVisible();
});

it('says how much is in the cart, as soon as the store does', async () => {
  const { host } = renderPage(remote, addresses.start);
  await screen.findByRole('heading', { level: 1 });
  act(() => host.bus.publish('cart/changed', { count: 2, total: cents(9800), currency: 'eur' }));
  expect(screen.getByText('In your cart: 2')).toBeVisible();
});

it('has a place for what another team shows', async () => {
  renderPage(remote, addresses.start, {
    ...scenarios['signed-in']?.options,
    slots: { 'due-for-rescan': () => <p>Time for a new scan</p> },
  });
  expect(await screen.findByText('Time for a new scan')).toBeVisible();
});
