import { useEffect } from 'react';
import { useHost } from 'shared-contracts/host';
import { takePayment } from '../../payment/payment-memory';
import { settleCart } from '../../payment/settle-cart';
import type { PaymentState } from '../../payment/use-payment';

/**
 * Takes what was paid out of the cart it was for, and tells the site of the order once, in the browser that paid:
 * a reload, the back button or a copied address leave a new cart alone.
 */
export function useSettlePayment(state: PaymentState, paymentIntent: string | undefined): void {
  const host = useHost();
  const { payment, order } = state.status === 'known' ? state : {};
  const arrived = payment?.status === 'paid' || payment?.status === 'refunded';
  useEffect(() => {
    if (arrived && payment) void settleCart(host, { paymentIntent, ...payment });
  }, [host, arrived, payment, paymentIntent]);
  useEffect(() => {
    if (order?.status !== 'paid' || !paymentIntent || !takePayment(paymentIntent)) return;
    const { id: orderId, total, currency } = order;
    host.bus.publish('order/paid', { orderId, paymentIntent, total, currency });
  }, [host, order, paymentIntent]);
}
