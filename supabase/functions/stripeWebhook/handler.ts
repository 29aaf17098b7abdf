import Stripe from 'stripe';
import * as v from 'valibot';
import { answerPosts, Refusal } from '../_shared/answer.ts';
import { readBody } from '../_shared/body.ts';
import { requireSetting } from '../_shared/environment.ts';
import { logProblem } from '../_shared/log-problem.ts';
import { sendMailsSoon } from '../_shared/mails/waiting-mails.ts';
import { afterPaid } from '../_shared/payment-intents.ts';
import { paymentProvider } from '../_shared/payment-provider.ts';
import { callDatabase } from '../_shared/service-client.ts';
import { settlementOf } from './settlement.ts';

const MAX_BYTES = 262_144;

/**
 * Receives Stripe's signed events, stores each and updates orders; an event that does not fit is marked for the
 * operator. A 4xx or 5xx makes Stripe send the event again, so only an event that may fit later gets one.
 */
export const handler = answerPosts('stripeWebhook', async (request) => {
  const event = await verifiedEvent(request);
  const settlement = settlementOf(event);
  if (!settlement) throw new Refusal(400, `This event lacks the fields of ${event.type}.`);
  const data = await callDatabase('settle_order', {
    p_event_id: event.id,
    p_event_type: event.type,
    p_payment_intent: settlement.paymentIntent,
    p_amount: settlement.amount,
    p_currency: settlement.currency,
    p_outcome: settlement.outcome,
    p_refunded: settlement.refunded ?? null,
    p_dispute: settlement.dispute ?? null,
  });
  const result = v.parse(v.string(), data);
  if (result === 'early')
    throw new Refusal(
      409,
      `The payment of ${settlement.paymentIntent} was not seen yet: send the event again.`,
    );
  const fits = result !== 'unknown_intent' && result !== 'wrong_amount';
  if (event.type === 'payment_intent.succeeded' && fits) await afterPaid(event.data.object);
  if (event.type === 'charge.refunded' && result === 'settled') sendMailsSoon();
  return { received: true, result };
});

async function verifiedEvent(request: Request): Promise<Stripe.Event> {
  const secret = requireSetting('STRIPE_WEBHOOK_SECRET');
  const raw = await readBody(request, MAX_BYTES);
  const signature = request.headers.get('stripe-signature') ?? '';
  try {
    // Deno has no synchronous HMAC, so both hosts use the Web Crypto provider.
    return await paymentProvider().webhooks.constructEventAsync(
      raw,
      signature,
      secret,
      undefined,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch (error) {
    logProblem(`stripeWebhook refused an event: ${error instanceof Error ? error.message : error}`);
    throw new Refusal(400, 'The signature of this event is not valid.');
  }
}
