import * as v from 'valibot';

/** The four product levels (specification, section 9). */
export const LEVELS = ['0', '1', '2', '3'] as const;

/** One of the four levels, as the specification writes it: a string. */
export type Level = (typeof LEVELS)[number];

/** A money amount: an integer in the currency's smallest unit (cents), and its ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const productSizeSchema = v.object({
  /** EU shoe size: Paris points of 2/3 cm along the last (ISO/TS 19407). */
  size: v.pipe(v.number(), v.integer()),
  /** The longest foot it is for, in millimetres. */
  footLength: v.pipe(v.number(), v.integer()),
  inStock: v.boolean(),
});

/** A shoe size that a product is made in. */
export type ProductSize = v.InferOutput<typeof productSizeSchema>;

/** What a product must be to be shown. */
export const productSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  /** Integer in the currency's smallest unit. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** ISO 4217, any case. */
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/i)),
  /** Name of the product's drawing. */
  image: v.string(),
  metadata: v.object({ level: v.picklist(LEVELS) }),
  /** From small to large, at one price for the pair; none for what is sold without a size. */
  sizes: v.optional(v.array(productSizeSchema), []),
});

/** A product of the store, as getProducts answers it (specification, section 3). */
export type Product = v.InferOutput<typeof productSchema>;

/**
 * Currencies with hundredths, written out: making one Intl.NumberFormat takes 20 ms, on a phone four times as
 * long, before a page with a price can answer.
 */
const symbols: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' };

/** `1999, 'eur'` as `€19.99`: the amount in its currency, with the currency's own number of decimals. */
export function formatMoney({ amount, currency }: Money): string {
  const symbol = symbols[currency.toUpperCase()];
  if (symbol && amount >= 0) {
    const [whole = '', cents] = (amount / 100).toFixed(2).split('.');
    return `${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  }
  const format = moneyFormat(currency);
  return format.format(amount / 10 ** decimalsOf(format));
}

/** `29` as `EU 29`. */
export function formatSize(size: number): string {
  return `EU ${size}`;
}

/** The smallest of these sizes that is for a foot of this length in millimetres; undefined where none is long enough. */
export function sizeForFoot(length: number, sizes: readonly ProductSize[]): ProductSize | undefined {
  return sizes
    .filter(({ footLength }) => footLength >= length)
    .sort((one, other) => one.footLength - other.footLength)[0];
}

/** What a product in a size is called beside its other sizes: `Rocket Insole, EU 29`. */
export function nameInSize(line: {
  readonly name: string;
  readonly size?: number | null | undefined;
}): string {
  return line.size ? `${line.name}, ${formatSize(line.size)}` : line.name;
}

/** `1999, 'eur'` as `19.99`: the amount for machines, without its currency. */
export function decimalAmount({ amount, currency }: Money): string {
  const decimals = symbols[currency.toUpperCase()] ? 2 : decimalsOf(moneyFormat(currency));
  return (amount / 10 ** decimals).toFixed(decimals);
}

function moneyFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
}

function decimalsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
