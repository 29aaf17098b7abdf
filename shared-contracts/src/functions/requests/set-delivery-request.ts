import * as v from 'valibot';
import { postalCodeProblem } from '../../company/postal-codes';
import { deliveryCountry, listCountries } from '../../company/sale-terms';
import { CART_LIMITS, DELIVERY_LIMITS } from '../../values/limits';
import { plainText } from '../../values/plain-text';
import type { Delivery, SetDeliveryRequest } from '../set-delivery';

// A dot alone is no name, and no street has neither a letter nor a number.
const text = (what: string, most: number, needed: RegExp) =>
  v.pipe(
    plainText({ missing: `Please enter ${what}.` }),
    v.regex(needed, `Please enter ${what}.`),
    v.maxLength(most, `Please shorten ${what} to at most ${most} characters.`),
  );

const { name, line, postalCode, city } = DELIVERY_LIMITS;

const partsSchema = v.object({
  name: text('the name of who receives it', name, /\p{L}/u),
  line1: text('the street and house number', line, /[\p{L}\p{N}]/u),
  line2: v.optional(
    v.pipe(
      plainText(),
      v.maxLength(line, `Please shorten the second line to at most ${line} characters.`),
      v.transform((entered) => entered || undefined),
    ),
  ),
  postal_code: text('the postal code', postalCode, /[\p{L}\p{N}]/u),
  city: text('the town', city, /\p{L}/u),
  country: v.pipe(
    v.string(),
    v.toUpperCase(),
    v.check((code) => deliveryCountry(code) !== undefined, `We deliver to ${listCountries()} only.`),
  ),
});

/** Schema of an address that can be delivered to, without blanks around its parts. */
export const deliverySchema: v.GenericSchema<unknown, Delivery> = v.pipe(
  partsSchema,
  v.forward(
    v.partialCheck(
      [['country'], ['postal_code']],
      ({ country, postal_code }) => postalCodeProblem(country, postal_code) === undefined,
      ({ input: { country, postal_code } }) => postalCodeProblem(country, postal_code) ?? '',
    ),
    ['postal_code'],
  ),
);

// The database decides whether the line belongs to the order and the child to the customer.
const recipientSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  size: v.optional(v.pipe(v.number(), v.integer())),
  childId: v.pipe(v.string(), v.maxLength(100)),
});

/** Schema of the request. */
export const setDeliveryRequest: v.GenericSchema<unknown, SetDeliveryRequest> = v.object({
  paymentIntent: v.pipe(v.string(), v.regex(/^pi_\w{1,100}$/, 'A payment’s id begins with pi_.')),
  delivery: deliverySchema,
  recipients: v.optional(v.pipe(v.array(recipientSchema), v.maxLength(CART_LIMITS.lines))),
});
