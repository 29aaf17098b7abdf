import type Stripe from 'stripe';
import type { PaymentIntents } from './payment-intents';
import { authorise } from './payment-keys';
import type { Charge, Intent } from './payment-objects';
import type { PaymentRecords } from './payment-records';
import { cardOf } from './sent-card';
import { refuseRequest } from './stripe-refusal';

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;
/** Calls that a page may make with an intent's client secret. */
const OF_PAGES = [
  'GET payment_intents/id',
  'POST payment_intents/id/confirm',
  'POST payment_intents/id/second_step',
];

interface PaymentApiParts {
  readonly keys: Parameters<typeof authorise>[0];
  readonly intents: PaymentIntents;
  readonly records: PaymentRecords;
}

/** Creates the handler of Stripe's API. It returns the object that Stripe would return, and throws a refusal. */
export function createPaymentApi({ keys, intents, records }: PaymentApiParts) {
  function chargeOf(id: string): Charge {
    const charge = records.charges.get(id);
    return charge ?? refuseRequest(`No such charge: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
  }

  return function answerApi(request: Request, path: string, parameters: URLSearchParams): unknown {
    const [, collection, id = '', action] = /^\/v1\/(\w+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const call = `${request.method} ${collection}${id && '/id'}${action ? `/${action}` : ''}`;
    const view = authorise(keys, request, parameters, OF_PAGES.includes(call) ? intents.find(id) : undefined);
    switch (call) {
      case 'POST payment_intents':
        return intents.create(parameters);
      case 'GET payment_intents':
        return listPayments(records, parameters);
      case 'GET payment_intents/id':
        return view(intents.find(id));
      case 'POST payment_intents/id/confirm':
        return view(intents.confirm(id, cardOf(parameters), shippingOf(parameters)));
      // Not part of Stripe's API: in its test mode, too, the second step is a page of its own.
      case 'POST payment_intents/id/second_step':
        return view(intents.finishSecondStep(id, parameters.get('outcome') === 'complete'));
      case 'POST payment_intents/id/cancel':
        return intents.cancel(id, parameters.get('cancellation_reason'));
      case 'POST refunds':
        return intents.refund(
          parameters.get('payment_intent') ?? chargeOf(parameters.get('charge') ?? '').payment_intent,
          parameters,
        );
      case 'GET charges/id':
        return chargeOf(id);
      default:
        return refuseRequest(`Unrecognized request URL (${request.method}: ${path}).`, {}, 404);
    }
  };
}

/** Returns the payments created since `created[gte]`, newest first, all in one page. */
function listPayments(
  { intents }: PaymentRecords,
  parameters: URLSearchParams,
): Pick<Stripe.ApiList<Intent>, 'object' | 'data' | 'has_more'> {
  const from = Number(parameters.get('created[gte]') ?? 0);
  // Intents are stored in order of creation.
  const found = intents.all().filter(({ created }) => created >= from);
  return { object: 'list', data: found.toReversed(), has_more: false };
}

/** Returns the delivery address of a confirmation; undefined when it has none. */
function shippingOf(parameters: URLSearchParams): Stripe.PaymentIntent.Shipping | undefined {
  const name = parameters.get('shipping[name]');
  if (!name) return undefined;
  const address = Object.fromEntries(
    ADDRESS.map((part) => [part, parameters.get(`shipping[address][${part}]`) || null]),
  ) as Record<(typeof ADDRESS)[number], string | null>;
  return { name, address };
}
