import type Stripe from 'stripe';
import type { PaymentIntents } from './intents/payment-intents';
import { listPayments } from './list-payments';
import { refuseUnknown } from './parameters';
import { type createAuthorise, publicView, refuseSecretOnly } from './payment-keys';
import type { PaymentRecords } from './payment-records';
import { cardOf } from './sent-card';
import { shippingOf } from './sent-shipping';
import { refuseRequest } from './stripe-refusal';

interface PaymentApiParts {
  readonly authorise: ReturnType<typeof createAuthorise>;
  readonly intents: PaymentIntents;
  readonly records: PaymentRecords;
}

/**
 * Returns what answers a call of Stripe's API, with the object that Stripe would answer; it throws a refusal.
 */
export function createPaymentApi({ authorise, intents, records }: PaymentApiParts) {
  function chargeOf(id: string): Stripe.Charge {
    const charge = records.charges.get(id);
    return charge ?? refuseRequest(`No such charge: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
  }

  return function answerApi(request: Request, path: string, parameters: URLSearchParams): unknown {
    const [, collection, id, action] = /^\/v1\/(\w+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const wanted = `${request.method} ${collection}${id ? '/id' : ''}${action ? `/${action}` : ''}`;
    if (!action && !id) {
      authorise(request, parameters);
      refuseUnknown(wanted, parameters);
    }
    if (wanted === 'POST payment_intents') return intents.create(parameters);
    if (wanted === 'GET payment_intents') return listPayments(records, parameters);
    if (wanted === 'POST refunds') {
      const paid =
        parameters.get('payment_intent') ?? chargeOf(parameters.get('charge') ?? '').payment_intent;
      return intents.refund(String(paid), parameters);
    }
    if (id && collection === 'charges') {
      if (authorise(request, parameters, String(chargeOf(id).payment_intent)) === publicView)
        refuseSecretOnly();
      refuseUnknown(wanted, parameters);
      if (wanted === 'GET charges/id') return chargeOf(id);
    }
    if (id) {
      const view = authorise(request, parameters, id);
      refuseUnknown(wanted, parameters);
      if (wanted === 'GET payment_intents/id') return view(intents.find(id));
      if (wanted === 'POST payment_intents/id/confirm')
        return view(intents.confirm(id, cardOf(parameters), shippingOf(parameters)));
      // Not part of Stripe's API: in its test mode, too, the second step is a page of its own.
      if (wanted === 'POST payment_intents/id/second_step') {
        return view(intents.finishSecondStep(id, parameters.get('outcome') === 'complete'));
      }
      if (wanted === 'POST payment_intents/id/cancel') {
        if (view === publicView) refuseSecretOnly();
        return view(intents.cancel(id, parameters.get('cancellation_reason')));
      }
    }
    return refuseRequest(`Unrecognized request URL (${request.method}: ${path}).`, {}, 404);
  };
}
