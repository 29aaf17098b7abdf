import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost, useSession } from 'shared-contracts/host';
import { cartStoreOf } from '../../cart/cart-store';
import { useCart } from '../../cart/use-cart';
import { createCheckout } from '../../payment/checkout';

/**
 * The checkout of this visit. It starts in an effect and not in the page's loader, because it needs the
 * browser's cart and today's prices, while loader data may be as old as the prerendered page.
 */
export function useCheckout() {
  const host = useHost();
  const session = useSession();
  const { cart, status } = useCart();
  const [checkout] = useState(() => createCheckout(host, cartStoreOf(host)));
  const [paying, setPaying] = useState(false);
  const state = useSyncExternalStore(checkout.subscribe, checkout.get, checkout.get);
  const email = session.status === 'authenticated' ? session.user.email : undefined;

  // While a payment is on its way, a change of the cart in another tab must not take its form away.
  useEffect(() => {
    if (email && !paying && cart.items.length > 0) checkout.start(email, cart);
  }, [checkout, email, cart, paying]);

  return {
    ...state,
    paying,
    setPaying,
    giveUp: checkout.giveUp,
    cart,
    loading: session.status === 'loading' || status === 'loading',
    signedIn: email !== undefined,
    retry: () => {
      if (email) checkout.retry(email, cart);
    },
  };
}
