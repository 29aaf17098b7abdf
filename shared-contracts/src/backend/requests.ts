import * as v from 'valibot';
import { postalCodeProblem } from '../company/postal-codes';
import { deliveryCountry, listCountries } from '../company/sale-terms';
import { emailField } from '../input/email';
import { CART_LIMITS, CHILD_LIMITS, EMAIL_LENGTH } from '../input/limits';
import { readPairingCode } from '../input/pairing-code';
import { plainText } from '../input/plain-text';
import type { FunctionName, FunctionRequest } from './backend';
import { contactMessageSchema } from './functions/contact';
import type { Delivery } from './functions/payment';

const { lines, quantity } = CART_LIMITS;
const { min, max } = CHILD_LIMITS.shoeSize;

// A price from a browser is never trusted, so it isn't read.
const orderedSchema = v.object({
  id: v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(100)),
  quantity: v.pipe(
    v.number(),
    v.integer('A quantity is a whole number.'),
    v.minValue(1, 'A quantity is at least 1.'),
    v.maxValue(quantity, `A quantity is at most ${quantity}.`),
  ),
  // The database decides whether a size is needed, made and in stock: the specification's payload has none.
  size: v.optional(
    v.pipe(v.number(), v.integer('A size is a whole EU size.'), v.minValue(min), v.maxValue(max)),
  ),
});

// A dot alone is no name, and no street has neither a letter nor a number.
const text = (what: string, most: number, needed: RegExp) =>
  v.pipe(
    plainText({ missing: `Please enter ${what}.` }),
    v.regex(needed, `Please enter ${what}.`),
    v.maxLength(most, `Please shorten ${what} to at most ${most} characters.`),
  );

/** Most characters of the parts of a delivery address; `line` is each of its two street lines. */
const MOST = { name: 120, line: 120, postalCode: 16, city: 80 } as const;

const partsSchema = v.object({
  name: text('the name of who receives it', MOST.name, /\p{L}/u),
  line1: text('the street and house number', MOST.line, /[\p{L}\p{N}]/u),
  line2: v.optional(
    v.pipe(
      plainText(),
      v.maxLength(MOST.line, `Please shorten the second line to at most ${MOST.line} characters.`),
      v.transform((entered) => entered || undefined),
    ),
  ),
  postal_code: text('the postal code', MOST.postalCode, /[\p{L}\p{N}]/u),
  city: text('the town', MOST.city, /\p{L}/u),
  country: v.pipe(
    v.string(),
    v.toUpperCase(),
    v.check((code) => deliveryCountry(code) !== undefined, `We deliver to ${listCountries()} only.`),
  ),
});

/** Schema of an address that can be delivered to, without blanks around its parts. */
const deliverySchema: v.GenericSchema<unknown, Delivery> = v.pipe(
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

const paymentIntent = v.pipe(v.string(), v.regex(/^pi_\w{1,100}$/, 'A payment’s id begins with pi_.'));
const linkToken = v.pipe(v.string(), v.regex(/^[0-9a-f]{48}$/, 'This link is not whole. Copy it again.'));
const key = v.optional(v.pipe(v.string(), v.uuid()));
const anyEmail = v.pipe(v.string(), v.maxLength(EMAIL_LENGTH));

/** The request of a function without input: any JSON object, so that later callers can add fields. */
const noInput = v.custom<Readonly<Record<string, never>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'The request body must be a JSON object.',
);

/** Schemas of the requests that functions accept, by function. Only servers and tests load them. */
export const requests = {
  getProfileWebsite: v.object({ email: anyEmail }),
  getBlogWebsite: noInput,
  getProducts: noInput,
  // Ids in lower case.
  createPaymentSessionWithEmail: v.object({
    email: anyEmail,
    products: v.pipe(
      v.array(orderedSchema),
      v.minLength(1, 'Your cart is empty.'),
      v.maxLength(lines, `An order holds at most ${lines} different products.`),
    ),
    cartId: v.optional(v.pipe(v.string(), v.uuid('A cart’s id is a UUID.'), v.toLowerCase())),
    orderAgain: v.optional(v.boolean(), false),
  }),
  getPaymentStatus: v.object({
    paymentIntent,
    clientSecret: v.optional(v.pipe(v.string(), v.maxLength(250))),
  }),
  setDelivery: v.object({
    paymentIntent,
    delivery: deliverySchema,
    recipients: v.optional(v.pipe(v.array(recipientSchema), v.maxLength(CART_LIMITS.lines))),
  }),
  submitContactMessage: v.intersect([contactMessageSchema, v.object({ key })]),
  askForMail: v.variant('action', [
    v.object({ action: v.literal('ask'), email: emailField, website: v.optional(v.string()), key }),
    v.object({ action: v.picklist(['confirm', 'stop']), token: linkToken }),
  ]),
  deleteAccount: noInput,
  // With the code as it is stored; `readScanFile` reads the scan.
  deliverScan: v.object({
    code: v.pipe(
      v.string(),
      v.transform(readPairingCode),
      v.string('A code has eight letters and digits, as in 4F7K 2MQX.'),
    ),
    scan: v.unknown(),
  }),
  importScan: v.object({
    childId: v.pipe(v.string(), v.uuid('A child’s id is a UUID.')),
    scan: v.unknown(),
  }),
  getSharedScan: v.object({ token: linkToken }),
} as const satisfies {
  readonly [Name in FunctionName]?: v.GenericSchema<unknown, FunctionRequest<Name>>;
};
