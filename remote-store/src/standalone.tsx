import { createBackendError } from 'shared-contracts/backend';
import { addresses } from 'shared-contracts/routes';
import type { FakeAnswers } from 'shared-contracts/testing/fake-backend';
import { sampleProducts, signedIn } from 'shared-contracts/testing/samples';
import { commonScenarios, type Scenario } from 'shared-contracts/testing/scenarios';
import { startStandalone } from 'shared-contracts/testing/standalone';
import type { CartItem } from './cart/cart';
import { CART_KEY, serializeCart } from './cart/cart-storage';
import remote from './routes';
import { installMadeUpStripe, MADE_UP_INTENT, madeUpSecret } from './testing/made-up-stripe';
import { sampleItems, sampleOrder } from './testing/sample-orders';

const answers: FakeAnswers = {
  functions: {
    getProducts: () => ({ data: sampleProducts }),
    createPaymentSessionWithEmail: (body) => ({ paymentIntent: madeUpSecret(amountOf(body)) }),
  },
  tables: { orders: [sampleOrder('paid', MADE_UP_INTENT)] },
};

function amountOf(body: unknown): number {
  const { products } = body as { products: CartItem[] };
  return products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

const refusing = (name: string, message: string, status: number): FakeAnswers => ({
  ...answers,
  functions: {
    ...answers.functions,
    [name]: () => {
      throw createBackendError(message, status);
    },
  },
});

const success = `${addresses.checkoutSuccess}?payment_intent=${MADE_UP_INTENT}&redirect_status=succeeded`;
const withOrder = (status: 'pending' | 'failed'): FakeAnswers => ({
  ...answers,
  tables: { orders: [sampleOrder(status, MADE_UP_INTENT)] },
});
const checkout = (title: string, given: FakeAnswers = answers): Scenario => ({
  title: `Checkout: ${title}`,
  path: addresses.checkout,
  options: { answers: given, session: signedIn },
});
const paid = (title: string, given: FakeAnswers, path = success): Scenario => ({
  title: `After paying: ${title}`,
  path,
  options: { answers: given, session: signedIn },
});
const dearer = sampleProducts
  .filter(({ slug }) => slug !== 'summit-insole')
  .map((product) => ({ ...product, price: product.price + 200 }));

const scenarios: Record<string, Scenario> = {
  ...commonScenarios(answers),
  'no-products': {
    title: 'Nothing on sale',
    path: addresses.store,
    options: { answers: { functions: { getProducts: () => ({ data: [] }) } } },
  },
  'store-refuses': {
    title: 'Store: the server’s message',
    path: addresses.store,
    options: { answers: refusing('getProducts', 'The store is closed for stocktaking until noon.', 503) },
  },
  'checkout-visitor': { title: 'Checkout: signed out', path: addresses.checkout, options: { answers } },
  'checkout-empty': checkout('empty cart'),
  'checkout-full': checkout('ready to pay'),
  'checkout-declined': checkout('card is declined'),
  'checkout-changed': checkout('prices changed', {
    ...answers,
    functions: { ...answers.functions, getProducts: () => ({ data: dearer }) },
  }),
  'checkout-refused': checkout(
    'payment session fails',
    refusing('createPaymentSessionWithEmail', 'The payment could not be started. Please try again.', 502),
  ),
  paid: paid('paid', answers),
  'paid-pending': paid('not confirmed yet', withOrder('pending')),
  'paid-failed': paid('failed', withOrder('failed')),
  'paid-unknown': paid('no payment named', answers, addresses.checkoutSuccess),
  'paid-visitor': { title: 'After paying: signed out', path: success, options: { answers } },
};

const asked = new URLSearchParams(window.location.search).get('scenario');
// Only a switch of the scenario fills or empties the cart; a reload keeps what was done by hand.
if (asked?.startsWith('checkout')) {
  const items = asked === 'checkout-empty' ? [] : sampleItems;
  window.localStorage.setItem(CART_KEY, serializeCart({ items }));
}
const current = asked ?? window.sessionStorage.getItem('scenario');
installMadeUpStripe(current === 'checkout-declined' ? 'Your card was declined.' : undefined);
startStandalone(remote, scenarios);
