import * as v from 'valibot';

/** Schema of an amount of money that is not negative. */
export const centsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.brand('Cents'));

/**
 * An amount of money: an integer in the unit that Stripe charges in, 1990 for 19.90 €. A plain number, such as 19.9, is
 * none; `cents` creates one.
 */
export type Cents = v.InferOutput<typeof centsSchema>;

/** Returns a number as an amount of money. Throws a RangeError when it is not an integer. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(
      `${amount} is no amount of money: use whole numbers of the currency's smallest unit.`,
    );
  return amount as Cents;
}
