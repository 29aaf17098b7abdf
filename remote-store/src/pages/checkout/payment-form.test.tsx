import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost, sampleChildren } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import type { CartItem } from '../../cart/cart';
import { familyStoreOf } from '../../family/family-store';
import { PROVIDER_TIMEOUT } from '../../payment/load-provider';
import { startedPayments } from '../../payment/payment-memory';
import remote from '../../routes';
import {
  address,
  elements,
  fill,
  form,
  good,
  payable,
  resetCheckout,
  store,
  stripe,
} from '../../testing/checkout-fixture';
import { CART_ID, sampleItems } from '../../testing/sample-orders';

type User = ReturnType<typeof renderPage>['user'];

jest.mock('@stripe/stripe-js/pure', () => jest.requireActual('../../testing/checkout-fixture').stripeLoader);
jest.mock('@stripe/react-stripe-js', () => jest.requireActual('../../testing/checkout-fixture').stripeForm);
jest.mock('../../payment/load-classic-script', () => ({
  loadClassicScript: jest.fn(async () => undefined),
}));

beforeEach(resetCheckout);

const DECLINED = { error: { type: 'card_error', message: 'Your card was declined.' } };

/** Returns a shop whose server refuses the address with this message. */
const refusing = (message: string, status: number) => ({
  ...good,
  answers: {
    ...good.answers,
    functions: {
      ...good.answers?.functions,
      setDelivery: () => {
        throw createBackendError(message, status, { message });
      },
    },
  },
});

/** Focuses a field, as the provider does with the one that it marks in its form. */
function focusField() {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
}
afterEach(() => document.querySelector('body > input')?.remove());

it.each([
  [
    'a field of the provider is incomplete, and keeps the focus there',
    () =>
      elements.submit.mockImplementation(async () => {
        focusField();
        return { error: { type: 'validation_error', message: 'No card.' } };
      }),
    'No card.',
  ],
  [
    'the address is incomplete',
    () => Object.assign(address, { complete: false }),
    'Please enter the address',
  ],
  [
    'nothing is delivered to the postal code',
    () => Object.assign(address.value.address, { postal_code: '27498' }),
    'We can’t deliver to Helgoland: other taxes apply there.',
  ],
])('does not pay when %s', async (_, arrange, words) => {
  fill();
  arrange();
  const { user, host } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(document.querySelector('body > input') ?? alert).toHaveFocus();
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
  expect(startedPayments(CART_ID)).toEqual([]);
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

it('replaces the form by the server’s message, and tries again on request', async () => {
  fill();
  let failing = true;
  const { user } = renderPage(
    remote,
    '/checkout',
    store(() => {
      if (failing) throw createBackendError('Ours.', 409, { message: 'nope, <i>E42</i>' });
      return { paymentIntent: 'pi_1_secret_x' };
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('nope, <i>E42</i>');
  expect(screen.queryByText('Card form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View Cart' })).toBeInTheDocument();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await payable();
});

it('reports an answer without a client secret, and offers a retry', async () => {
  fill();
  const { host } = renderPage(
    remote,
    '/checkout',
    store(() => ({})),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
  expect(host.errors).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it.each([
  ['on request', (user: User) => user.click(screen.getByRole('button', { name: 'Try again' }))],
  ['when the connection returns', async () => act(() => window.dispatchEvent(new Event('online')))],
])('shows the provider’s form after a retry %s', async (_, retry) => {
  fill();
  form.loads = false;
  const { user } = renderPage(remote, '/checkout', good);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
  form.loads = true;
  await retry(user);
  await payable();
});

describe('when the provider never delivers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const never = new Promise<never>(() => undefined);

  it.each([
    [
      'answer',
      () => void stripe.retrievePaymentIntent.mockReturnValueOnce(never),
      () => expect(stripe.retrievePaymentIntent).toHaveBeenCalled(),
    ],
    [
      'card form',
      () => {
        form.loads = 'never';
      },
      () => expect(screen.getByText('Card form')).toBeInTheDocument(),
    ],
  ])('its %s, shows a failure after the timeout and offers a retry', async (_, arrange, isAsked) => {
    fill();
    arrange();
    const { host } = renderPage(remote, '/checkout', good);
    await waitFor(isAsked);
    await pass(PROVIDER_TIMEOUT / 2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(PROVIDER_TIMEOUT / 2);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
    expect(host.errors).toHaveLength(1);
    form.loads = true;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await payable();
    await pass(2 * PROVIDER_TIMEOUT);
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });
});
