import type Stripe from 'stripe';
import type { PaymentRecords } from './payment-records';

/** A page of the payments made since `created[gte]`, newest first, as Stripe lists them. */
export function listPayments(
  { intents }: PaymentRecords,
  parameters: URLSearchParams,
): Stripe.ApiList<Readonly<Stripe.PaymentIntent>> {
  const from = Number(parameters.get('created[gte]') ?? 0);
  const most = Number(parameters.get('limit') ?? 10);
  const after = parameters.get('starting_after');
  // They are kept in the order they were made.
  const found = intents
    .all()
    .filter(({ created }) => created >= from)
    .toReversed();
  const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url: '/v1/payment_intents',
    data: found.slice(start, start + most),
    has_more: found.length > start + most,
  };
}
