import * as v from 'valibot';
import { parseShape } from '../values/parse-list';

/** The delivery address of an order. */
export interface Delivery {
  /** The recipient, first and last name. */
  readonly name: string;
  /** Street and house number. */
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1, upper case: one of the countries of `saleTerms`. */
  readonly country: string;
}

/** The child that a line of an order is for. */
export interface LineRecipient {
  /** The product's id. */
  readonly id: string;
  readonly size?: number | undefined;
  readonly childId: string;
}

/** The address of an order that is about to be paid, and the children its lines are for. */
export interface SetDeliveryRequest {
  readonly paymentIntent: string;
  readonly delivery: Delivery;
  /** Lines that are not listed are for no particular child. Without this field, earlier values stay. */
  readonly recipients?: readonly LineRecipient[] | undefined;
}

/** The order that now has the address. */
export interface SetDeliveryAnswer {
  readonly data: { readonly number: string };
}

const answerSchema = v.object({ data: v.object({ number: v.string() }) });

/**
 * Stores the delivery address of the signed-in person's order and the children its lines are for, before it is
 * paid.
 */
export const setDelivery = {
  name: 'setDelivery',
  parse: (answer: unknown): SetDeliveryAnswer => parseShape('setDelivery', answerSchema, answer),
} as const;
