import type { StripeAddressElementChangeEvent, StripeAddressElementOptions } from '@stripe/stripe-js';
import type { Delivery } from 'shared-contracts/backend';
import { saleTerms } from 'shared-contracts/company';

/** What the provider's address form says that was typed so far. */
type ProvidersAddress = StripeAddressElementChangeEvent['value'];

/** An address as the provider's form returns it, in the shape of ours; parts may still be empty. */
export function deliveryOf({ name, address }: ProvidersAddress): Delivery {
  const { line1, line2, postal_code, city, country } = address;
  return { name, line1, postal_code, city, country, ...(line2 && { line2 }) };
}

/**
 * How the provider's address form is opened: with the countries we deliver to and what is known of the address. It asks
 * no map service for suggestions: the typing would go to one.
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
