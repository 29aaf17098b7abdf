import type Stripe from 'stripe';
import type { PaymentRecords } from '../payment-records';
import { refuseRequest } from '../stripe-refusal';
import type { SimulatedDispute, SimulatedEvent } from '../webhooks/webhook-sender';
import { now } from './payment-objects';
import { chargeOf } from './refund';

/** How a dispute begins, and its two ends. */
export const DISPUTE_STATUSES = ['needs_response', 'won', 'lost'] as const;
/** How a dispute begins, and its two ends. */
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Lets the customer dispute a payment at their bank, or the bank decide about it. */
export function disputePayment(
  intent: Stripe.PaymentIntent,
  status: DisputeStatus,
  { charges }: PaymentRecords,
  emit: (event: SimulatedEvent) => void,
): void {
  const charge = chargeOf(intent, charges);
  const begins = status === 'needs_response';
  if (charge.disputed === begins)
    refuseRequest(
      begins ? `Charge ${charge.id} is disputed already.` : `Charge ${charge.id} is not disputed.`,
    );
  charge.disputed = begins;
  const object = disputeOf(charge, status);
  if (begins) emit({ type: 'charge.dispute.created', data: { object } });
  else emit({ type: 'charge.dispute.closed', data: { object } });
}

function disputeOf(charge: Stripe.Charge, status: DisputeStatus): SimulatedDispute {
  return {
    id: charge.id.replace('ch_', 'du_'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status,
  };
}
