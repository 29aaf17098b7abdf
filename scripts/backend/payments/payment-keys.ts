import type { Intent } from './payment-objects';
import { refuseRequest, type StripeRefusal } from './stripe-refusal';

interface PaymentKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/**
 * Returns the caller's view of an intent: everything with the secret key, the public part with the publishable key
 * and the intent's client secret. Refuses every other caller, and a publishable key without an intent.
 */
export function authorise(
  keys: PaymentKeys,
  request: Request,
  parameters: URLSearchParams,
  intent: Intent | undefined,
): (intent: Intent) => Partial<Intent> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const key = bearer ?? parameters.get('key') ?? '';
  if (key === keys.secretKey) return (found) => found;
  if (key !== keys.publishableKey)
    refuseRequest(
      key ? `Invalid API Key provided: ${key.slice(0, 8)}****` : 'You did not provide an API key.',
      {},
      401,
    );
  if (!intent)
    return refuseRequest(
      'This API call cannot be made with a publishable API key.',
      { code: 'secret_key_required' },
      403,
    );
  if (parameters.get('client_secret') !== intent.client_secret)
    refuseRequest('The client_secret provided does not match the client_secret of the PaymentIntent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    });
  return publicView;
}

/** Returns the fields of a PaymentIntent that a browser may see. */
function publicView({ amount_received, latest_charge, metadata, ...shown }: Intent): Partial<Intent> {
  return shown;
}

/** Returns the public part of a refusal, whose body contains the intent: it may be sent to a browser. */
export function publicError({ body }: StripeRefusal) {
  return body.payment_intent ? { ...body, payment_intent: publicView(body.payment_intent) } : body;
}
