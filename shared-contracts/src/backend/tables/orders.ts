import * as v from 'valibot';
import { deliveryCountry } from '../../company/sale-terms';
import { type Cents, centsSchema } from '../../values/cents';
import { currencySchema } from '../../values/currencies';
import type { Delivery } from '../functions/payment';
import { tableRows } from '../table-rows';

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

/** Formats `47218350` as `4721 8350`, as a person says it. */
export function spellOrderNumber(number: string): string {
  return number.replace(/^(\d{4})(\d{4})$/, '$1 $2');
}

/** Returns the subject of the mail about a paid order. */
export function subjectOfPaidOrder(number: string): string {
  return `Your order ${spellOrderNumber(number)}: thank you`;
}

/** An order on the server, with its lines at the prices of the time it was created. */
export interface Order {
  readonly id: string;
  /** Eight digits, for people; `spellOrderNumber` formats them. */
  readonly number: string;
  readonly status: 'pending' | 'paid' | 'failed' | 'refunded';
  readonly total: Cents;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly order_lines: readonly OrderLine[];
  /** Refunded so far. */
  readonly refunded_amount: Cents;
  /** ISO 8601; null until it is shipped. */
  readonly shipped_at: string | null;
  readonly carrier: string | null;
  /** The carrier's address where the parcel can be followed. */
  readonly tracking: string | null;
  /** The delivery address; null in orders from before addresses were required. */
  readonly deliveries: OrderDelivery | null;
}

/** One product of an order. */
export interface OrderLine {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly price: Cents;
  readonly quantity: number;
  /** EU shoe size; null for products without sizes, and in orders that are older than sizes. */
  readonly size: number | null;
  /** The child it is for; null when none was named, and after the child's profile was deleted. */
  readonly child_id: string | null;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const lineSchema = v.object({
  id: v.string(),
  product_id: v.string(),
  name: v.string(),
  price: centsSchema,
  quantity: count,
  size: v.optional(v.nullable(count), null),
  child_id: v.optional(v.nullable(v.string()), null),
});

// People follow this link, so only web addresses are accepted.
const trackingSchema = v.pipe(v.string(), v.startsWith('https://'));

// The lines belong to the total: an order with an unreadable line is left out completely.
const orderSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  total: centsSchema,
  currency: currencySchema,
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  order_lines: v.array(lineSchema),
  number: v.string(),
  refunded_amount: v.optional(centsSchema, 0),
  shipped_at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  carrier: v.optional(v.nullable(v.string()), null),
  tracking: v.fallback(v.optional(v.nullable(trackingSchema), null), null),
  deliveries: v.optional(v.nullable(orderDeliverySchema), null),
});

/** The signed-in person's orders. */
export const orders = tableRows<'orders', Order>(
  'orders',
  `id,number,status,total,currency,created_at,refunded_amount,shipped_at,carrier,tracking,${DELIVERY_COLUMNS},order_lines(id,product_id,name,price,quantity,size,child_id)`,
  orderSchema,
);
