import { createBackendError } from '@little-arches/contracts/backend';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { loadClassicScript } from '../../payment/provider/load-classic-script';
import { PROVIDER_PATIENCE } from '../../payment/provider/within-patience';
import remote from '../../routes';
import {
  elements,
  fill,
  form,
  good,
  payable,
  resetCheckout,
  store,
  stripe,
} from '../../testing/checkout-fixture';

type User = ReturnType<typeof renderPage>['user'];

jest.mock('@stripe/stripe-js/pure', () => jest.requireActual('../../testing/checkout-fixture').stripeLoader);
jest.mock('@stripe/react-stripe-js', () => jest.requireActual('../../testing/checkout-fixture').stripeForm);
jest.mock('../../payment/provider/load-classic-script', () => ({
  loadClassicScript: jest.fn(async () => undefined),
}));

beforeEach(resetCheckout);

it('shows the provider’s message under the Pay button and can pay again', async () => {
  fill();
  stripe.confirmPayment.mockResolvedValue({
    error: { type: 'card_error', message: 'Your card was declined.' },
  });
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  const button = await payable();
  expect(button.compareDocumentPosition(screen.getByRole('alert'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The one request compared the amount; a refused card requires no second one.
  expect(stripe.retrievePaymentIntent).toHaveBeenCalledTimes(1);
});

it('focuses the reason of a refusal when the disabled button lost the focus', async () => {
  fill();
  let refuse = (_: object) => {};
  stripe.confirmPayment.mockReturnValue(new Promise((resolve) => (refuse = resolve)));
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  // Browsers remove the focus from a disabled button; the test removes a focused field instead.
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  refuse({ error: { type: 'card_error', message: 'Your card was declined.' } });
  expect(await screen.findByRole('alert')).toHaveFocus();
});

afterEach(() => document.querySelector('body > input')?.remove());

/** Focuses a field that stands for one in the provider's frames. */
function focusField() {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
}

it('focuses the reason of a refusal when the frame of the bank’s second step had the focus', async () => {
  fill();
  stripe.confirmPayment.mockImplementation(async () => {
    focusField();
    return { error: { type: 'card_error', message: 'The bank did not confirm.' } };
  });
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(await screen.findByRole('alert')).toHaveFocus();
});

it('keeps the focus in the field that the provider marks as incomplete', async () => {
  fill();
  let field: HTMLElement | undefined;
  elements.submit.mockImplementation(async () => {
    field = focusField();
    return { error: { type: 'validation_error', message: 'Your address is incomplete.' } };
  });
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your address is incomplete.');
  expect(field).toHaveFocus();
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

it.each([
  ['an answer without a client secret', () => store(() => ({}))],
  [
    'a stand-in that does not load',
    () => {
      jest.mocked(loadClassicScript).mockRejectedValueOnce(new Error('no script'));
      return good;
    },
  ],
])('reports %s and offers a retry', async (_, arrange) => {
  fill();
  const { host } = renderPage(remote, '/checkout', arrange());
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
      'library',
      () => void jest.mocked(loadClassicScript).mockReturnValueOnce(never),
      () => expect(loadClassicScript).toHaveBeenCalled(),
    ],
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
    await pass(PROVIDER_PATIENCE / 2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(PROVIDER_PATIENCE / 2);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
    expect(host.errors).toHaveLength(1);
    form.loads = true;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await payable();
    await pass(2 * PROVIDER_PATIENCE);
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });
});
