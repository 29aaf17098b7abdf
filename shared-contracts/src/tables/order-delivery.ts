import * as v from 'valibot';
import { deliveryCountry } from '../company/sale-terms';
import type { Delivery } from '../functions/set-delivery';

/** The delivery address of an order, and the value-added tax of that country. */
export interface OrderDelivery extends Omit<Delivery, 'line2'> {
  readonly line2: string | null;
  /** In per cent of the net price; the tax is part of the total. */
  readonly tax_percent: number;
}

/** The columns of `deliveries` that are selected with an order. */
export const DELIVERY_COLUMNS = 'deliveries(name,line1,line2,postal_code,city,country,tax_percent)';

/** Schema of these columns. */
export const orderDeliverySchema: v.GenericSchema<unknown, OrderDelivery> = v.object({
  name: v.string(),
  line1: v.string(),
  line2: v.nullable(v.string()),
  postal_code: v.string(),
  city: v.string(),
  country: v.string(),
  tax_percent: v.number(),
});

/** Returns the lines of an address without its country, from the name down. */
export function addressLines({ name, line1, line2, postal_code: code, city }: OrderDelivery): string[] {
  return [name, line1, ...(line2 ? [line2] : []), `${code} ${city}`];
}

/** Returns the last line of an address: `The Netherlands`, or the code of a country without delivery. */
export function countryLine({ country }: OrderDelivery): string {
  return (deliveryCountry(country)?.name ?? country).replace(/^the /, 'The ');
}
