import type Stripe from 'stripe';
import { refuseRequest, type StripeRefusal } from './stripe-refusal';

// Fields of a PaymentIntent that a publishable key may read.
const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

interface PaymentKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** Identifies the caller by the key of a request; `find` returns the PaymentIntent with an id. */
export function createAuthorise(keys: PaymentKeys, find: (id: string) => Stripe.PaymentIntent) {
  /**
   * Returns the caller's view: everything with the secret key, the public part with the publishable key and client
   * secret.
   */
  return function authorise(request: Request, parameters: URLSearchParams, id?: string) {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const key = bearer ?? parameters.get('key') ?? '';
    if (key === keys.secretKey) return (intent: Stripe.PaymentIntent) => intent;
    if (key !== keys.publishableKey) {
      return refuseRequest(
        key ? `Invalid API Key provided: ${mask(key)}` : 'You did not provide an API key.',
        {},
        401,
      );
    }
    if (!id) return refuseSecretOnly();
    if (parameters.get('client_secret') !== find(id).client_secret) {
      refuseRequest('The client_secret provided does not match the client_secret of the PaymentIntent.', {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      });
    }
    return publicView;
  };
}

/** Refuses a call that requires the secret key. */
export function refuseSecretOnly(): never {
  return refuseRequest(
    'This API call cannot be made with a publishable API key.',
    { code: 'secret_key_required' },
    403,
  );
}

/** Returns the fields of a PaymentIntent that a browser may see. */
export function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, intent[name]]));
}

/** Returns the public part of a refusal, whose body contains the intent: it may be sent to a browser. */
export function publicError({ body }: StripeRefusal) {
  return body.payment_intent
    ? { ...body, payment_intent: publicView(body.payment_intent as Stripe.PaymentIntent) }
    : body;
}

function mask(key: string): string {
  return `${key.slice(0, 8)}****`;
}
