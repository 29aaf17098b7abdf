import type Stripe from 'stripe';
import { newRefund } from './payment-objects';
import type { PaymentRecords } from './payment-records';
import { refuseRequest } from './stripe-refusal';
import type { SimulatedEvent } from './webhook-sender';

/** Gives the money of a payment back, all of it or a part. */
export function refundPayment(
  intent: Stripe.PaymentIntent,
  amount: number | undefined,
  { charges }: PaymentRecords,
  emit: (event: SimulatedEvent) => void,
): Stripe.Refund {
  const charge = typeof intent.latest_charge === 'string' ? charges.get(intent.latest_charge) : undefined;
  if (!charge)
    return refuseRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    refuseRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const part = amount ?? left;
  if (!Number.isInteger(part) || part < 1 || part > left) {
    refuseRequest(`Refund amount is not between 1 and the unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  charge.amount_refunded += part;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit({ type: 'charge.refunded', data: { object: structuredClone(charge) } });
  return newRefund(charge, part);
}
