import type { Delivery } from '@little-arches/contracts/backend';
import { saleTerms } from '@little-arches/contracts/company';
import type { StripeAddressElementChangeEvent, StripeAddressElementOptions } from '@stripe/stripe-js';

/** The values typed so far into the provider's address form. */
type ProvidersAddress = StripeAddressElementChangeEvent['value'];

/** Converts an address of the provider's form to ours; parts may still be empty. */
export function deliveryOf({ name, address }: ProvidersAddress): Delivery {
  const { line1, line2, postal_code, city, country } = address;
  return { name, line1, postal_code, city, country, ...(line2 && { line2 }) };
}

/**
 * Returns the options of the provider's address form: the delivery countries and the known address. The suggestions
 * of a map service are off, because it would receive what is typed.
 */
export function addressOptions(known: Delivery | undefined): StripeAddressElementOptions {
  const { name, line2, ...address } = known ?? { country: 'DE' };
  return {
    mode: 'shipping',
    allowedCountries: saleTerms.countries.map(({ code }) => code),
    autocomplete: { mode: 'disabled' },
    fields: { phone: 'never' },
    defaultValues: { name: name ?? null, address: { ...address, line2: line2 ?? null } },
  };
}
