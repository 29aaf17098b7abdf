import {
  sampleProducts,
  signedIn,
  type TestHost,
  type TestHostOptions,
} from '@little-arches/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import type { CartItem } from '../cart/cart';
import { CART_KEY, serializeCart } from '../cart/cart-storage';
import type { PaymentStatus } from '../payment/payment-status';
import { CART_ID, paidLines, sampleItems, sampleOrder } from './sample-orders';

/** For tests: the provider's answers, and whether its form loads; `never` means no answer. */
export const stripe = { confirmPayment: jest.fn(), retrievePaymentIntent: jest.fn() };
export const form: { loads: boolean | 'never' } = { loads: true };

/** For tests: the values of the address form. */
export const address = {
  complete: true,
  value: {
    name: 'Mara Lindqvist',
    address: {
      line1: 'Ahornweg 3',
      line2: null,
      city: 'Berlin',
      state: '',
      postal_code: '10115',
      country: 'DE',
    },
  },
};
interface AddressProps {
  readonly onReady: () => void;
  readonly onChange: (event: Pick<typeof address, 'value'>) => void;
  readonly options: { readonly defaultValues: { readonly name?: string | null } };
}

/** For tests: the group of both forms, which validate themselves and return what was typed. */
export const elements = {
  submit: jest.fn(),
  getElement: () => ({ getValue: async () => address }),
};

/** For tests: replaces '@stripe/stripe-js/pure'. */
export const stripeLoader = { loadStripe: jest.fn(async () => stripe) };

/** For tests: replaces '@stripe/react-stripe-js'. */
export const stripeForm = {
  Elements: ({ children }: { children: ReactNode }) => children,
  useStripe: () => stripe,
  useElements: () => elements,
  AddressElement: ({ onReady, onChange, options }: AddressProps) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the form opens once.
    useEffect(() => {
      onReady();
      onChange({ value: address.value });
    }, []);
    return <p>{`Address form for ${options.defaultValues.name ?? 'somebody'}`}</p>;
  },
  PaymentElement: ({ onReady, onLoadError }: { onReady: () => void; onLoadError: () => void }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the form loads or fails once.
    useEffect(() => {
      if (form.loads !== 'never') (form.loads ? onReady : onLoadError)();
    }, []);
    return <p>Card form</p>;
  },
};

/** For tests: clears the browser's storage and makes the provider's form load for the sample cart. */
export function resetCheckout(): void {
  localStorage.clear();
  jest.clearAllMocks();
  form.loads = true;
  address.complete = true;
  address.value.address.postal_code = '10115';
  elements.submit.mockResolvedValue({});
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 13970, currency: 'eur' } });
}

/** For tests: the request for a payment. */
interface PaymentRequest {
  email: string;
  products: CartItem[];
  cartId?: string;
  orderAgain?: boolean;
}

/** For tests: stores these items as the browser's cart. */
export const fill = (items: readonly CartItem[] = sampleItems) =>
  localStorage.setItem(CART_KEY, serializeCart({ id: CART_ID, items }));

/** For tests: host options with a signed-in person, and a server with this answer to a request for a payment. */
export const store = (
  paymentSession: (body: PaymentRequest) => unknown,
  products = sampleProducts,
): TestHostOptions => ({
  session: signedIn,
  answers: {
    functions: {
      getProducts: () => ({ data: products }),
      createPaymentSessionWithEmail: (body) => paymentSession(body as PaymentRequest),
      setDelivery: () => ({ data: { number: '47218350' } }),
    },
    tables: { orders: [] },
  },
});
export const good = store(() => ({ paymentIntent: 'pi_1_secret_x' }));

/** For tests: `good`, and a server that returns these states of the payment one after another. */
export const statusIs = (...statuses: PaymentStatus['status'][]): TestHostOptions => {
  let checks = 0;
  return {
    ...good,
    answers: {
      functions: {
        ...good.answers?.functions,
        getPaymentStatus: () => ({
          data: {
            status: statuses[Math.min(checks++, statuses.length - 1)],
            cartId: CART_ID,
            lines: paidLines,
          },
        }),
      },
      tables: { orders: [sampleOrder('paid', 'pi_1')] },
    },
  };
};

/** For tests: returns the requested payments. */
export const sessionsOf = (host: TestHost) =>
  host.backendCalls.filter(({ name }) => name === 'createPaymentSessionWithEmail');

/** For tests: returns Pay Now once it can be pressed. */
export const payable = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Pay Now' });
    expect(button).toBeEnabled();
    return button;
  });
