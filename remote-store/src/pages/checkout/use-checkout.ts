import type { Delivery } from '@little-arches/contracts/backend';
import { useHost, useSession, useStore } from '@little-arches/contracts/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cartStoreOf } from '../../cart/cart-store';
import { useCart } from '../../cart/use-cart';
import { createCheckout } from '../../payment/checkout';
import { PAUSES, withSpread } from '../../payment/payment-status';
import type { IntentState } from '../../payment/provider-state';
import type { PreparedPayment } from '../../payment/start-payment';

/**
 * Returns the checkout of this visit. It starts in an effect and not in the page's loader, because it needs the
 * browser's cart and today's prices, while loader data may be as old as the prerendered page.
 */
export function useCheckout() {
  const host = useHost();
  const session = useSession();
  const { cart, status } = useCart();
  const [checkout] = useState(() => createCheckout(host, cartStoreOf(host)));
  const [paying, setPaying] = useState(false);
  const state = useStore(checkout, checkout.get());
  const email = session.status === 'authenticated' ? session.user.email : undefined;

  // A form that is loaded again, after a failure or a change of the cart, is prefilled with what this person typed.
  const typed = useRef<{ email: string; delivery: Delivery }>(undefined);
  const keepTyped = useCallback(
    (delivery: Delivery) => {
      if (email) typed.current = { email, delivery };
    },
    [email],
  );

  // During a payment, a change of the cart in another tab must not remove the form.
  useEffect(() => {
    if (email && !paying && cart.items.length > 0) checkout.start(email, cart);
  }, [checkout, email, cart, paying]);

  const pause = state.step.status === 'processing' ? PAUSES[state.step.checks] : undefined;
  useEffect(() => {
    if (!email || pause === undefined) return;
    const timer = setTimeout(() => checkout.checkAgain(email, cart), withSpread(pause));
    return () => clearTimeout(timer);
  }, [checkout, email, cart, pause]);

  /** Returns a button's action, which only runs for a signed-in person. */
  const asCustomer = (act: (email: string) => void) => () => {
    if (email) act(email);
  };
  return {
    ...state,
    typed: () => (typed.current?.email === email ? typed.current?.delivery : undefined),
    keepTyped,
    paying,
    setPaying,
    giveUp: checkout.giveUp,
    agree: () => checkout.agree(cart),
    cart,
    loading: session.status === 'loading' || status === 'loading',
    signedIn: email !== undefined,
    /** Whether the page checks a pending payment again automatically. */
    waiting: pause !== undefined,
    retry: asCustomer((customer) => checkout.retry(customer, cart)),
    checkAgain: asCustomer((customer) => checkout.checkAgain(customer, cart)),
    orderAgain: asCustomer((customer) => checkout.orderAgain(customer, cart)),
    conclude: (payment: PreparedPayment, outcome: IntentState) => {
      if (email) checkout.conclude(email, cart, payment, outcome);
    },
  };
}
