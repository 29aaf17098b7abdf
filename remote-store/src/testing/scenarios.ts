import { createBackendError } from '@little-arches/contracts/backend';
import { addresses, href } from '@little-arches/contracts/routes';
import {
  commonScenarios,
  type FakeAnswers,
  pathOfSlot,
  type Scenario,
  type Scenarios,
  sampleChildren,
  sampleProducts,
  sampleScans,
  signedIn,
} from '@little-arches/contracts/testing';
import type { CartItem } from '../cart/cart';
import { CART_KEY, serializeCart } from '../cart/cart-storage';
import { forgetPayment, rememberPayment } from '../payment/payment-memory';
import type { PaymentStatus } from '../payment/payment-status';
import { installMadeUpStripe, MADE_UP_INTENT, madeUpSecret } from './made-up-stripe';
import { CART_ID, paidLines, sampleItems, sampleOrder } from './sample-orders';

/** The children for whom the store suggests sizes, with their scans. */
const family = { children: sampleChildren, scans: sampleScans };

const answers: FakeAnswers = {
  functions: {
    getProducts: () => ({ data: sampleProducts }),
    createPaymentSessionWithEmail: (body) => ({ paymentIntent: madeUpSecret(amountOf(body)) }),
    getPaymentStatus: () => ({ data: { status: 'paid', cartId: CART_ID, lines: paidLines } }),
    setDelivery: () => ({ data: { number: '47218350' } }),
  },
  tables: { ...family, orders: [sampleOrder('paid', MADE_UP_INTENT)] },
};

function amountOf(body: unknown): number {
  const { products } = body as { products: CartItem[] };
  return products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

const refusing = (name: string, message: string, status: number, details = {}): FakeAnswers => ({
  ...answers,
  functions: {
    ...answers.functions,
    [name]: () => {
      throw createBackendError(message, status, { ...details, message });
    },
  },
});
const refusedCheckout = (message: string, details: object) =>
  refusing('createPaymentSessionWithEmail', message, 409, details);

/** Sample items: the first one without a size, as stored before there were sizes, the others in a sold-out size. */
const itemsToSize = sampleItems.map((item, index) => ({ ...item, size: index > 0 ? 30 : undefined }));

const success = `${addresses.checkoutSuccess}?payment_intent=${MADE_UP_INTENT}&redirect_status=succeeded`;
const withPayment = (status: PaymentStatus['status'], order: 'pending' | 'failed'): FakeAnswers => ({
  functions: {
    ...answers.functions,
    getPaymentStatus: () => ({ data: { status, cartId: CART_ID, lines: paidLines } }),
  },
  tables: { ...family, orders: [sampleOrder(order, MADE_UP_INTENT)] },
});
/** Returns a function that stores these items as the browser's cart and removes all started payments. */
const cartOf = (items: readonly CartItem[]) => () => {
  forgetPayment(MADE_UP_INTENT);
  window.localStorage.setItem(CART_KEY, serializeCart({ id: CART_ID, items }));
};
const checkout = (title: string, given: FakeAnswers = answers): Scenario => ({
  title: `Checkout: ${title}`,
  path: addresses.checkout,
  options: { answers: given, session: signedIn },
  prepare: cartOf(sampleItems),
});
const paid = (title: string, given: FakeAnswers, path = success): Scenario => ({
  title: `After paying: ${title}`,
  path,
  options: { answers: given, session: signedIn },
  prepare: () => void forgetPayment(MADE_UP_INTENT),
});
const dearer = sampleProducts
  .filter(({ slug }) => slug !== 'summit-insole')
  .map((product) => ({ ...product, price: product.price + 200 }));

const withStripe = (behaviour: Parameters<typeof installMadeUpStripe>[0], scenario: Scenario): Scenario => ({
  equip: () => installMadeUpStripe(behaviour),
  ...scenario,
});

/** The props of the slot for insoles: the first size that is long enough is 29. */
const ida = { childId: 'child-1', childName: 'Ida', level: '1', footLength: 176 } as const;

const states: Scenarios = {
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
  'cart-filled': {
    title: 'Store: three pairs in the cart',
    path: addresses.store,
    options: { answers },
    prepare: cartOf(sampleItems),
  },
  product: {
    title: 'A product',
    path: href('product', { productSlug: 'rocket-insole' }),
    options: { answers },
  },
  'product-sold-out': {
    title: 'A product that is sold out in the size of the child',
    path: href('product', { productSlug: 'rocket-insole' }),
    options: {
      // Ida's feet need size 30.
      answers: { ...answers, tables: { ...family, children: sampleChildren.slice(0, 1) } },
      session: signedIn,
    },
  },
  'product-missing': {
    title: 'A product that does not exist',
    path: href('product', { productSlug: 'moon-boots' }),
    options: { answers },
  },
  'fit-for-child': {
    title: 'Slot: insoles for a child',
    path: pathOfSlot('fit-for-child'),
    props: ida,
    options: { answers, session: signedIn },
  },
  'fit-for-child-sold-out': {
    title: 'Slot: insoles for a child, sold out',
    path: pathOfSlot('fit-for-child'),
    props: { ...ida, footLength: 183 },
    options: { answers, session: signedIn },
  },
  'size-guide': { title: 'Size guide', path: addresses.sizeGuide, options: { answers } },
  'checkout-visitor': { ...checkout('signed out'), options: { answers } },
  'checkout-empty': { ...checkout('empty cart'), prepare: cartOf([]) },
  'checkout-full': checkout('ready to pay'),
  'checkout-declined': withStripe('declines', checkout('card is declined')),
  'checkout-sizes': { ...checkout('a size is missing, one is sold out'), prepare: cartOf(itemsToSize) },
  'checkout-changed': checkout('prices changed', {
    ...answers,
    functions: { ...answers.functions, getProducts: () => ({ data: dearer }) },
  }),
  'checkout-refused': checkout(
    'payment session fails',
    refusing('createPaymentSessionWithEmail', 'The payment could not be started. Please try again.', 502),
  ),
  'checkout-failed-before': {
    ...checkout('last payment failed', withPayment('failed', 'failed')),
    prepare: () => {
      cartOf(sampleItems)();
      rememberPayment({ paymentIntent: MADE_UP_INTENT, cartId: CART_ID });
    },
  },
  'checkout-processing': checkout(
    'payment is being processed',
    refusedCheckout('Processing.', { reason: 'payment_processing' }),
  ),
  'checkout-lost': withStripe(
    'gets lost',
    checkout('answer of Pay Now is lost', refusing('getPaymentStatus', 'Down.', 0)),
  ),
  'checkout-already-paid': checkout(
    'already paid',
    refusedCheckout('Paid.', { reason: 'cart_paid', paymentIntent: MADE_UP_INTENT, lines: paidLines }),
  ),
  'checkout-paid-elsewhere': checkout(
    'already paid by another account',
    refusedCheckout('Paid.', { reason: 'cart_paid', lines: [] }),
  ),
  'checkout-paid-before': checkout('ordered just now', {
    ...answers,
    functions: {
      ...answers.functions,
      createPaymentSessionWithEmail: (body) => {
        if ((body as { orderAgain?: boolean }).orderAgain)
          return { paymentIntent: madeUpSecret(amountOf(body)) };
        const message = 'You ordered exactly this 3 minutes ago. Order it again?';
        throw createBackendError(message, 409, { message, reason: 'paid_before' });
      },
    },
  }),
  paid: paid('paid', answers),
  'paid-pending': paid('paid, order not confirmed yet', withPayment('paid', 'pending')),
  'paid-processing': paid('being processed', withPayment('processing', 'pending')),
  'paid-failed': paid('failed', withPayment('failed', 'failed')),
  'paid-canceled': paid('cancelled', withPayment('canceled', 'failed')),
  'paid-made-up': paid(
    'made-up payment',
    refusing('getPaymentStatus', 'We could not find this payment.', 404),
  ),
  'paid-down': paid('can’t be checked', refusing('getPaymentStatus', 'Our server could not be reached.', 0)),
  'paid-unknown': paid('no payment named', answers, addresses.checkoutSuccess),
  'paid-visitor': { title: 'After paying: signed out', path: success, options: { answers } },
};

/** Scenarios of the store, by name. */
export const scenarios: Scenarios = Object.fromEntries(
  Object.entries(states).map(([name, scenario]) => [name, withStripe('pays', scenario)]),
);
