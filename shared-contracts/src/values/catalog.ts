import * as v from 'valibot';
import { type Cents, cents, centsSchema } from './cents';
import { currencyOf, currencySchema } from './currencies';

/** The four product levels (specification, section 9). */
export const LEVELS = ['0', '1', '2', '3'] as const;

/** One of the four levels, written as in the specification: a string. */
export type Level = (typeof LEVELS)[number];

/** A money amount and its ISO 4217 code. */
export interface Money {
  readonly amount: Cents;
  readonly currency: string;
}

const productSizeSchema = v.object({
  /** EU shoe size: Paris points of 2/3 cm along the last (ISO/TS 19407). */
  size: v.pipe(v.number(), v.integer()),
  /** The longest foot it is for, in millimetres. */
  footLength: v.pipe(v.number(), v.integer()),
  inStock: v.boolean(),
});

/** Schema of a product on sale. */
export const productSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  price: centsSchema,
  /** ISO 4217, any case. */
  currency: currencySchema,
  /** Name of the product's drawing. */
  image: v.string(),
  metadata: v.object({ level: v.picklist(LEVELS) }),
  /** Sizes from small to large, at one price for the pair; empty for products without sizes. */
  sizes: v.optional(v.array(productSizeSchema), []),
});

/** A product of the store, as getProducts answers it (specification, section 3). */
export type Product = v.InferOutput<typeof productSchema>;

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', JPY: '¥', USD: '$' };

/**
 * Formats `1999, 'eur'` as `€19.99`. The decimals are Stripe's: those of Intl differ from them and between
 * browsers. Throws a RangeError for a currency that the shop can't charge.
 */
export function formatMoney({ amount, currency }: Money): string {
  const code = currency.toUpperCase();
  const [whole = '', decimals] = decimalAmount({ amount: cents(Math.abs(amount)), currency }).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${SYMBOLS[code] ?? `${code}\u00a0`}${[grouped, decimals].filter(Boolean).join('.')}`;
}

/** Formats `29` as `EU 29`. */
export function formatSize(size: number): string {
  return `EU ${size}`;
}

/** Returns the name of a product in a size: `Rocket Insole, EU 29`. */
export function nameInSize(line: {
  readonly name: string;
  readonly size?: number | null | undefined;
}): string {
  return line.size ? `${line.name}, ${formatSize(line.size)}` : line.name;
}

/** Formats `1999, 'eur'` as `19.99`: the machine-readable amount without its currency. */
export function decimalAmount({ amount, currency }: Money): string {
  const { digits } = currencyOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/**
 * Returns the lowest and the highest price of products; undefined without products, and when their currencies
 * differ.
 */
export function priceRange(products: readonly Product[]): { least: Money; most: Money } | undefined {
  const [first] = products;
  if (!first || products.some(({ currency }) => currency !== first.currency)) return undefined;
  const prices = products.map(({ price }) => price);
  const { currency } = first;
  return {
    least: { amount: cents(Math.min(...prices)), currency },
    most: { amount: cents(Math.max(...prices)), currency },
  };
}

/** Formats `1999` to `2999, 'eur'` as `€19.99 to €29.99`, and a range with one amount as that amount. */
export function formatMoneyRange({ least, most }: { least: Money; most: Money }): string {
  const [from, to] = [formatMoney(least), formatMoney(most)];
  return from === to ? from : `${from} to ${to}`;
}
