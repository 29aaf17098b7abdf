import { CURRENCIES, cents, decimalAmount } from '@little-arches/contracts/values';
import type Stripe from 'stripe';
import { refuseRequest } from './stripe-refusal';

type NamesOf<Parameters> = readonly (keyof Parameters & string)[];

/** Parameters that Stripe.js sends in addition to those of the call. */
const OF_PAGES = ['key', 'client_secret'];
// The SDK's types follow Stripe's published schema: an unknown name is a type error.
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'POST payment_intents': [
    'amount',
    'automatic_payment_methods',
    'capture_method',
    'confirmation_method',
    'currency',
    'description',
    'metadata',
    'receipt_email',
    'statement_descriptor_suffix',
  ] satisfies NamesOf<Stripe.PaymentIntentCreateParams>,
  'GET payment_intents': [
    'created',
    'limit',
    'starting_after',
  ] satisfies NamesOf<Stripe.PaymentIntentListParams>,
  'GET payment_intents/id': ['client_secret'] satisfies NamesOf<Stripe.PaymentIntentRetrieveParams>,
  'POST payment_intents/id/confirm': [
    'payment_method',
    'payment_method_data',
    'shipping',
  ] satisfies NamesOf<Stripe.PaymentIntentConfirmParams>,
  'POST payment_intents/id/cancel': [
    'cancellation_reason',
  ] satisfies NamesOf<Stripe.PaymentIntentCancelParams>,
  'POST payment_intents/id/second_step': ['outcome'],
  'POST refunds': [
    'amount',
    'charge',
    'metadata',
    'payment_intent',
    'reason',
  ] satisfies NamesOf<Stripe.RefundCreateParams>,
};

/** Refuses parameters that a call does not support here, with Stripe's message. */
export function refuseUnknown(call: string, parameters: URLSearchParams): void {
  const known = [...(PARAMETERS[call] ?? []), ...(call.includes('/id') ? OF_PAGES : [])];
  for (const name of parameters.keys())
    if (!known.includes(name.replace(/\[.*$/, '')))
      refuseRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
}

/** Reads an amount and its currency as Stripe accepts them for a charge. */
export function readCharge(parameters: URLSearchParams): { amount: number; currency: string } {
  const amount = readAmount(required(parameters, 'amount'));
  const currency = required(parameters, 'currency').toLowerCase();
  const counted = CURRENCIES.get(currency);
  if (!counted) return refuseRequest(`Invalid currency: ${currency}`, { param: 'currency' });
  // Without a published minimum Stripe converts one; here it is fifty units.
  const least = counted.least > counted.step ? counted.least : Math.max(50, counted.step);
  if (amount < least)
    refuseRequest(
      `Amount must be at least ${decimalAmount({ amount: cents(least), currency })} ${currency}`,
      {
        code: 'amount_too_small',
        param: 'amount',
      },
    );
  if (amount > 99_999_999)
    refuseRequest('Amount must be no more than 999,999.99', { code: 'amount_too_large', param: 'amount' });
  refusePart(amount, counted.step);
  return { amount, currency };
}

/** Reads the amount of a refund of a charge; undefined when none is sent. */
export function readRefund(parameters: URLSearchParams, { currency }: Stripe.Charge): number | undefined {
  const sent = parameters.get('amount');
  if (sent === null) return undefined;
  const amount = readAmount(sent);
  refusePart(amount, CURRENCIES.get(currency)?.step ?? 1);
  return amount;
}

/** Reads the metadata of an object within Stripe's bounds (docs.stripe.com/api/metadata). */
export function readMetadata(parameters: URLSearchParams): Record<string, string> {
  const entries = [...parameters].flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  const refuse = (message: string) => refuseRequest(message, { param: 'metadata' });
  if (entries.length > 50) refuse('Metadata can have at most 50 keys.');
  for (const [key, value] of entries) {
    if (key.length > 40 || /[[\]]/.test(key))
      refuse('Metadata keys can have at most 40 characters, and no square brackets.');
    if (value.length > 500) refuse(`Metadata values can have at most 500 characters; '${key}' has more.`);
  }
  return Object.fromEntries(entries);
}

function readAmount(sent: string): number {
  const amount = Number(sent);
  if (Number.isInteger(amount)) return amount;
  return refuseRequest(`Invalid integer: ${sent}`, { code: 'parameter_invalid_integer', param: 'amount' });
}

function refusePart(amount: number, step: number): void {
  if (amount % step !== 0)
    refuseRequest(`Invalid amount: in this currency it must be divisible by ${step}.`, { param: 'amount' });
}

function required(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name);
  if (value) return value;
  return refuseRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}
