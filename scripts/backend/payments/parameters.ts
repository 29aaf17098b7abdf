import { CURRENCIES, cents, decimalAmount } from '@little-arches/contracts/values';
import { refuseRequest } from './stripe-refusal';

/** Reads an amount and its currency as Stripe accepts them for a charge. */
export function readCharge(parameters: URLSearchParams): { amount: number; currency: string } {
  const currency = required(parameters, 'currency').toLowerCase();
  const counted = CURRENCIES.get(currency);
  if (!counted) return refuseRequest(`Invalid currency: ${currency}`, { param: 'currency' });
  const amount = readAmountOf(parameters, currency);
  // Without a published minimum Stripe converts one; here it is fifty units.
  const least = counted.least > counted.step ? counted.least : Math.max(50, counted.step);
  if (amount < least)
    refuseRequest(
      `Amount must be at least ${decimalAmount({ amount: cents(least), currency })} ${currency}`,
      { code: 'amount_too_small', param: 'amount' },
    );
  if (amount > 99_999_999)
    refuseRequest('Amount must be no more than 999,999.99', { code: 'amount_too_large', param: 'amount' });
  return { amount, currency };
}

/** Reads an amount in the steps of its currency. */
export function readAmountOf(parameters: URLSearchParams, currency: string): number {
  const sent = required(parameters, 'amount');
  const amount = Number(sent);
  if (!Number.isInteger(amount))
    refuseRequest(`Invalid integer: ${sent}`, { code: 'parameter_invalid_integer', param: 'amount' });
  const step = CURRENCIES.get(currency)?.step ?? 1;
  if (amount % step !== 0)
    refuseRequest(`Invalid amount: in this currency it must be divisible by ${step}.`, { param: 'amount' });
  return amount;
}

export function readMetadata(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}

function required(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name);
  if (value) return value;
  return refuseRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}
