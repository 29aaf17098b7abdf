import type Stripe from 'stripe';
import { refuseRequest } from './stripe-refusal';

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

/** The address that a confirmation brings for the parcel; undefined when there is none. */
export function shippingOf(parameters: URLSearchParams): Stripe.PaymentIntent.Shipping | undefined {
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
