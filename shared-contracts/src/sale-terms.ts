/**
 * What goes for every order of the shop, in the one place that holds it: the store says it beside price and
 * button, the terms say it in full. Change both by changing this.
 */
export const saleTerms = {
  /** Prices are what is paid: with value-added tax, for a pair. */
  price: 'per pair, tax included',
  /** Nothing is added for delivery. */
  delivery: 'Free delivery',
  /** The countries delivered to, by name. */
  countries: ['Austria', 'Belgium', 'France', 'Germany', 'Luxembourg', 'the Netherlands'],
  /** Days from the order until it has arrived, at most. */
  deliveryDays: 30,
  /** Days after the arrival in which an order can be withdrawn from, without a reason. */
  returnDays: 14,
} as const;

/** The countries delivered to, as a sentence lists them: `Austria, Belgium and France`. */
export function listCountries(): string {
  const { countries } = saleTerms;
  return `${countries.slice(0, -1).join(', ')} and ${countries.at(-1)}`;
}
