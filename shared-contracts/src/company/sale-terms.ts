import { type Cents, cents } from '../values/cents';

/**
 * The terms of every order: the store shows them beside price and button and to search engines, the terms page
 * shows them in full, and the checkout and the functions apply them.
 */
export const saleTerms = {
  /** Prices include value-added tax and are for a pair. */
  price: 'per pair, tax included',
  /** Delivery is free. */
  delivery: 'Free delivery',
  /** Price of the delivery of an order. */
  deliveryPrice: cents(0),
  /**
   * The countries delivered to: ISO 3166-1, the name as a sentence says it, and the standard rate of value-added tax
   * in per cent (European Commission, Taxes in Europe Database, 2026).
   */
  countries: [
    { code: 'AT', name: 'Austria', taxPercent: 20 },
    { code: 'BE', name: 'Belgium', taxPercent: 21 },
    { code: 'FR', name: 'France', taxPercent: 20 },
    { code: 'DE', name: 'Germany', taxPercent: 19 },
    { code: 'LU', name: 'Luxembourg', taxPercent: 17 },
    { code: 'NL', name: 'the Netherlands', taxPercent: 21 },
  ],
  /** Most days from the order until its arrival. */
  deliveryDays: 30,
  /** Days after the arrival in which an order can be withdrawn without a reason. */
  returnDays: 14,
  /** Text that the customer pays the postage of a return. */
  returnPostage: 'the postage is yours',
} as const;

/** Returns the countries delivered to, as a sentence lists them: `Austria, Belgium and France`. */
export function listCountries(): string {
  const names = saleTerms.countries.map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Returns the delivery country with this code; undefined for any other. */
export function deliveryCountry(code: string): (typeof saleTerms.countries)[number] | undefined {
  return saleTerms.countries.find((country) => country.code === code);
}

/** Returns the value-added tax inside a total, rounded. */
export function taxWithin(total: Cents, taxPercent: number): Cents {
  return cents(total - Math.round((total * 100) / (100 + taxPercent)));
}
