import { useEffect } from 'react';
import { useHost } from 'shared-contracts/host';
import { emptyCart } from '../../cart/cart';
import { cartStoreOf } from '../../cart/cart-store';
import type { Order } from '../../payment/order';
import { takePayment } from '../../payment/payment-memory';

/**
 * Empties the cart and tells the site of it once an order is paid: only in the browser that paid, and once,
 * so that a reload, the back button or a copied address leave a new cart alone.
 */
export function useSettleOrder(order: Order | undefined, paymentIntent: string | undefined): void {
  const host = useHost();
  useEffect(() => {
    if (order?.status !== 'paid' || !paymentIntent || !takePayment(paymentIntent)) return;
    cartStoreOf(host).update(() => emptyCart);
    const { id: orderId, total, currency } = order;
    host.bus.publish('order/paid', { orderId, paymentIntent, total, currency });
  }, [host, order, paymentIntent]);
}
