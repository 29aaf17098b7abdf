import type Stripe from 'stripe';
import { readMetadata, readRefund } from '../parameters';
import type { PaymentRecords } from '../payment-records';
import { refuseRequest } from '../stripe-refusal';
import type { SimulatedEvent } from '../webhooks/webhook-sender';
import { newRefund } from './payment-objects';

/** Returns the charge of a payment; throws a refusal when it has none. */
function chargeOf(intent: Stripe.PaymentIntent, charges: PaymentRecords['charges']): Stripe.Charge {
  const charge = typeof intent.latest_charge === 'string' ? charges.get(intent.latest_charge) : undefined;
  if (charge?.paid) return charge;
  return refuseRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}

/** Refunds a payment, in full or in part. */
export function refundPayment(
  intent: Stripe.PaymentIntent,
  parameters: URLSearchParams,
  { charges }: PaymentRecords,
  emit: (event: SimulatedEvent) => void,
): Stripe.Refund {
  const charge = chargeOf(intent, charges);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    refuseRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const part = readRefund(parameters, charge) ?? left;
  if (part < 1 || part > left) {
    refuseRequest(`Refund amount is not between 1 and the unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const metadata = readMetadata(parameters);
  charge.amount_refunded += part;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit({ type: 'charge.refunded', data: { object: structuredClone(charge) } });
  return newRefund(charge, part, { metadata, reason: parameters.get('reason') });
}
