import type Stripe from 'stripe';
import type { PaymentIntents } from './intents/payment-intents';
import { refuseUnknown } from './parameters';
import { type createAuthorise, publicView, refuseSecretOnly } from './payment-keys';
import type { PaymentRecords } from './payment-records';
import { cardOf } from './sent-card';
import { refuseRequest } from './stripe-refusal';

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

interface PaymentApiParts {
  readonly authorise: ReturnType<typeof createAuthorise>;
  readonly intents: PaymentIntents;
  readonly records: PaymentRecords;
}

/** Creates the handler of Stripe's API. It returns the object that Stripe would return, and throws a refusal. */
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

/** Returns a page of the payments created since `created[gte]`, newest first, as Stripe lists them. */
function listPayments(
  { intents }: PaymentRecords,
  parameters: URLSearchParams,
): Stripe.ApiList<Readonly<Stripe.PaymentIntent>> {
  const from = Number(parameters.get('created[gte]') ?? 0);
  const most = Number(parameters.get('limit') ?? 10);
  const after = parameters.get('starting_after');
  // Intents are stored in order of creation.
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

/** Returns the delivery address of a confirmation; undefined when it has none. */
function shippingOf(parameters: URLSearchParams): Stripe.PaymentIntent.Shipping | undefined {
  if (![...parameters.keys()].some((name) => name.startsWith('shipping['))) return undefined;
  const name = parameters.get('shipping[name]');
  if (!name)
    refuseRequest('Missing required param: shipping[name].', {
      code: 'parameter_missing',
      param: 'shipping[name]',
    });
  const address = Object.fromEntries(
    ADDRESS.map((part) => [part, parameters.get(`shipping[address][${part}]`) || null]),
  ) as Record<(typeof ADDRESS)[number], string | null>;
  return { name, address };
}
