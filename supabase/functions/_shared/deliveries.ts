import { type Delivery, requests } from '@little-arches/contracts/backend';
import { deliveryCountry } from '@little-arches/contracts/company';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { logProblem } from './log-problem.ts';
import { callDatabase } from './service-client.ts';
import type { VerifiedUser } from './verified-user.ts';

/**
 * Stores the address of an unpaid order of this customer and returns the order's number. Without a customer the
 * address is stored only when the order has none. Refuses with 404 and 409.
 */
export async function keepDelivery(
  paymentIntent: string,
  delivery: Delivery,
  user?: VerifiedUser,
): Promise<string> {
  const number = await callDatabase('set_delivery', {
    p_payment_intent: paymentIntent,
    p_delivery: delivery,
    p_tax_percent: deliveryCountry(delivery.country)?.taxPercent ?? 0,
    p_user_id: user?.id ?? null,
  });
  return v.parse(v.string(), number);
}

/**
 * Stores the address that the provider received with a payment, for orders whose page could not send one. Never
 * fails, because the payment must be recorded; an order without an address is listed for the operator.
 */
export async function keepProvidersAddress(
  intent: Pick<Stripe.PaymentIntent, 'id' | 'shipping'>,
): Promise<void> {
  const { name, address } = intent.shipping ?? {};
  const delivery = v.safeParse(requests.setDelivery.entries.delivery, {
    ...address,
    line2: address?.line2 ?? undefined,
    name,
  });
  if (!delivery.success) return;
  try {
    await keepDelivery(intent.id, delivery.output);
  } catch (error) {
    logProblem(`The address of ${intent.id} could not be kept:`, error);
  }
}
