import { createTestHost, sampleChildren, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { cents } from '@little-arches/contracts/values';
import { act, screen, within } from '@testing-library/react';
import { fetchOrder } from '../../orders/order-backend';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

const [, paid] = familyAnswers.tables?.orders ?? [];
const show = (change: object, path = '/profile/orders/47218351') =>
  renderPage(remote, path, {
    session: signedIn,
    // Copies getters too, because the order may change during the test.
    answers: {
      tables: {
        orders: [Object.defineProperties({ ...paid }, Object.getOwnPropertyDescriptors(change))],
      },
    },
  });
const steps = async () =>
  within(await screen.findByRole('article', { name: '4721 8351' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
    .filter((text) => !/×/.test(text));

it('shows the lines of the order, the tax, the address and the seller', async () => {
  show({});
  const order = await screen.findByRole('article', { name: '4721 8351' });
  expect(order).toHaveTextContent('2 × Rocket Insole, EU 29€69.80');
  expect(order).toHaveTextContent('Total€89.70');
  expect(order).toHaveTextContent('Value-added tax in it (19%)€14.32');
  expect(screen.getByRole('region', { name: 'Where it goes' })).toHaveTextContent(
    'Mara LindqvistAhornweg 310115 BerlinGermany',
  );
  expect(screen.getByRole('region', { name: 'Sold by' })).toHaveTextContent('Little Arches Group');
});

it.each([
  ['pending', { status: 'pending' }, ['Ordered', 'Payment not finished']],
  ['failed', { status: 'failed' }, ['Ordered', 'Payment failed']],
  ['paid', {}, ['Ordered', 'Paid', 'Being packed']],
  [
    'shipped',
    { created_at: new Date().toISOString(), shipped_at: '2026-11-12T08:00:00+00:00', carrier: 'DHL' },
    ['Ordered', 'Paid', /^On its waySince 12 November 2026, with DHL\./],
  ],
  [
    'shipped longer ago than a delivery takes',
    { created_at: '2025-11-10T08:00:00+00:00', shipped_at: '2025-11-12T08:00:00+00:00', carrier: 'DHL' },
    ['Ordered', 'Paid', /^ShippedOn 12 November 2025, with DHL\./],
  ],
  [
    'refunded in part',
    { refunded_amount: 2000 },
    ['Ordered', 'Paid', 'Being packed', /^Refunded in part€20\.00/],
  ],
  ['refunded', { status: 'refunded', refunded_amount: 8970 }, ['Ordered', 'Paid', /^Refunded€89\.70/]],
])('shows the state of an order that is %s', async (_, change, expected) => {
  show(change);
  const told = await steps();
  expect(told).toHaveLength(expected.length);
  for (const [index, words] of expected.entries())
    expect(told[index]).toMatch(typeof words === 'string' ? new RegExp(`^${words}`) : words);
  if (/^shipped longer/.test(_)) expect(screen.queryByText(/on its way/i)).not.toBeInTheDocument();
});

it('links to the parcel tracking, and never to an address that is not http(s)', async () => {
  const shipped = { shipped_at: '2026-11-12T08:00:00+00:00', carrier: 'DHL' };
  const { unmount } = show({ ...shipped, tracking: 'https://carrier.example/1' });
  expect(await screen.findByRole('link', { name: 'Follow your parcel' })).toHaveAttribute(
    'href',
    'https://carrier.example/1',
  );
  unmount();
  show({ ...shipped, tracking: 'javascript:alert(1)' });
  await screen.findByRole('article', { name: '4721 8351' });
  expect(screen.queryByRole('link', { name: 'Follow your parcel' })).not.toBeInTheDocument();
});

it('prints a receipt after the payment', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user, unmount } = show({});
  await user.click(await screen.findByRole('button', { name: 'Print the receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
  unmount();
  show({ status: 'pending' });
  await screen.findByRole('article', { name: '4721 8351' });
  expect(screen.queryByRole('button', { name: 'Print the receipt' })).not.toBeInTheDocument();
});

it('shows a payment made in another tab', async () => {
  let status = 'pending';
  const { host } = show({
    get status() {
      return status;
    },
  });
  await screen.findByText('Payment not finished', { selector: 'strong' });
  status = 'paid';
  act(() =>
    host.bus.publish('order/paid', {
      orderId: 'o-1',
      paymentIntent: 'pi_1',
      total: cents(8970),
      currency: 'eur',
    }),
  );
  expect(await screen.findByText('Being packed')).toBeInTheDocument();
});

it('refuses an unknown order as not found', async () => {
  const { backend } = createTestHost({ session: signedIn, answers: familyAnswers });
  await expect(fetchOrder(backend, '00000000')).rejects.toMatchObject({
    status: 404,
    data: 'You have no order with this number.',
  });
});

it('shows the child of a line, and omits a child whose profile was deleted', async () => {
  const lines = (paid as { order_lines: object[] }).order_lines;
  const named = (childId: string) => ({ order_lines: lines.map((line) => ({ ...line, child_id: childId })) });
  const view = (change: object) =>
    renderPage(remote, '/profile/orders/47218351', {
      session: signedIn,
      answers: { tables: { orders: [{ ...paid, ...change }], children: sampleChildren } },
    });
  const { unmount } = view(named('child-1'));
  expect((await screen.findAllByText('For Ida'))[0]).toBeVisible();
  unmount();
  view(named('child-9'));
  await screen.findByRole('article', { name: '4721 8351' });
  expect(screen.queryByText(/^For /)).not.toBeInTheDocument();
});
