import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost, sampleChildren } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import type { CartItem } from '../../cart/cart';
import { familyStoreOf } from '../../family/family-store';
import remote from '../../routes';
import {
  address,
  elements,
  fill,
  good,
  payable,
  resetCheckout,
  stripe,
} from '../../testing/checkout-fixture';
import { CART_ID, sampleItems, sampleOrder } from '../../testing/sample-orders';

jest.mock('@stripe/stripe-js/pure', () => jest.requireActual('../../testing/checkout-fixture').stripeLoader);
jest.mock('@stripe/react-stripe-js', () => jest.requireActual('../../testing/checkout-fixture').stripeForm);
jest.mock('../../payment/provider/load-classic-script', () => ({
  loadClassicScript: jest.fn(async () => undefined),
}));

beforeEach(resetCheckout);

const DECLINED = { error: { type: 'card_error', message: 'Your card was declined.' } };
const LAST = {
  name: 'Nils Lindqvist',
  line1: 'Rue Haute 5',
  line2: null,
  postal_code: '1000',
  city: 'Brussels',
  country: 'BE',
  tax_percent: 21,
};

/** Returns a shop whose server refuses the address with this message. */
const shop = (setDelivery: () => unknown, orders: object[] = []) => ({
  ...good,
  answers: {
    functions: { ...good.answers?.functions, setDelivery },
    tables: { orders: orders as Record<string, unknown>[] },
  },
});
const refusing = (message: string, status: number, more: object = {}) =>
  shop(() => {
    throw createBackendError(message, status, { message, ...more });
  });

it('sends the delivery address to the server before the payment', async () => {
  fill();
  const { user, host } = renderPage(remote, '/checkout', good);
  const told: unknown[] = [];
  stripe.confirmPayment.mockImplementation(async () => {
    told.push(...host.backendCalls.filter(({ name }) => name === 'setDelivery'));
    return DECLINED;
  });
  await user.click(await payable());
  expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
  expect(told).toEqual([
    {
      name: 'setDelivery',
      input: {
        paymentIntent: 'pi_1',
        delivery: {
          name: 'Mara Lindqvist',
          line1: 'Ahornweg 3',
          postal_code: '10115',
          city: 'Berlin',
          country: 'DE',
        },
      },
    },
  ]);
});

it.each([
  [
    'its forms are not complete',
    () => elements.submit.mockResolvedValue({ error: { type: 'validation_error', message: 'No card.' } }),
    'No card.',
  ],
  [
    'the address is incomplete',
    () => Object.assign(address, { complete: false }),
    'Please enter the address',
  ],
])('does not pay when %s', async (_, arrange, words) => {
  fill();
  arrange();
  const { user, host } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
  expect(host.backendCalls.filter(({ name }) => name === 'setDelivery')).toEqual([]);
  await payable();
});

it.each([
  [
    'delivery.country: We deliver to Austria and Germany only.',
    422,
    'We deliver to Austria and Germany only.',
  ],
  ['Our server could not be reached.', 0, 'Our server could not be reached.'],
])('charges nothing when the server refuses the address: %s', async (message, status, words) => {
  fill();
  const { user, host } = renderPage(remote, '/checkout', refusing(message, status));
  await user.click(await payable());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${words} Nothing was charged.`);
  expect(alert).not.toHaveTextContent('delivery.');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
  expect(host.errors).toEqual([]);
  await payable();
});

it('says before the payment that nothing is delivered to a postal code', async () => {
  fill();
  address.value.address.postal_code = '27498';
  const { user, host } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We can’t deliver to Helgoland: other taxes apply there.',
  );
  address.value.address.postal_code = '10115';
  expect(host.backendCalls.filter(({ name }) => name === 'setDelivery')).toEqual([]);
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

it('shows the payment when the order was paid on another device meanwhile', async () => {
  fill();
  const refused = refusing('This order is already paid.', 409, { reason: 'cart_paid' });
  const { user, router } = renderPage(remote, '/checkout', refused);
  const button = await payable();
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout-success'));
  expect(router.state.location.search).toBe('?payment_intent=pi_1');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

it('prefills the address of the last order, and shows the tax of the country', async () => {
  fill();
  const orders = [sampleOrder('pending', 'pi_1'), { ...sampleOrder('paid', 'pi_0'), deliveries: LAST }];
  renderPage(
    remote,
    '/checkout',
    shop(() => ({}), orders),
  );
  await payable();
  expect(screen.getByText('Address form for Nils Lindqvist')).toBeInTheDocument();
  // The address in the form is used; it was changed to Berlin.
  expect(screen.getByText(/Includes €22\.31 value-added tax \(19%\)/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'terms, with your right to withdraw' })).toHaveAttribute(
    'href',
    '/terms',
  );
});

it('allows paying when the last address can’t be read', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', {
    ...good,
    answers: { functions: good.answers?.functions ?? {} },
  });
  await payable();
  expect(screen.getByText('Address form for somebody')).toBeInTheDocument();
  expect(host.errors).toEqual([]);
});

it('keeps the typed address when the form is loaded again', async () => {
  fill();
  const { user } = renderPage(remote, '/checkout', good);
  const button = await payable();
  expect(screen.getByText('Address form for somebody')).toBeInTheDocument();
  stripe.confirmPayment.mockResolvedValue({ error: { type: 'invalid_request_error', message: 'canceled' } });
  stripe.retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { status: 'canceled' } });
  await user.click(button);
  expect(await screen.findByText('Address form for Mara Lindqvist')).toBeInTheDocument();
  await payable();
});

it('sends the child of a line to the server, and shows it beside the line', async () => {
  fill();
  const host = createTestHost({
    ...good,
    answers: { ...good.answers, tables: { ...good.answers?.tables, children: sampleChildren, scans: [] } },
  });
  const [rocket] = sampleItems;
  const family = familyStoreOf(host);
  const { user } = renderPage(remote, '/checkout', undefined, host);
  const button = await payable();
  await waitFor(() => expect(family.get().children).not.toEqual([]));
  act(() => family.name({ id: CART_ID, items: sampleItems }, rocket as CartItem, 'child-1'));
  expect(screen.getByText(/for Ida$/)).toHaveTextContent('Size EU 29 · €34.90 × 2 · for Ida');
  stripe.confirmPayment.mockResolvedValue(DECLINED);
  await user.click(button);
  expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
  const told = host.backendCalls.find(({ name }) => name === 'setDelivery')?.input;
  expect(told).toMatchObject({ recipients: [{ id: rocket?.id, size: 29, childId: 'child-1' }] });
});
