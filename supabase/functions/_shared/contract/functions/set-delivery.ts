// Copied from shared-contracts/src/functions/set-delivery.ts by `npm run function-contract`: change it there.
import * as v from 'valibot';
import { parseShape } from '../parse-list.ts';

/** Where an order goes. */
export interface Delivery {
  /** Who receives it, first and last name. */
  readonly name: string;
  /** Street and house number. */
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1, upper case: one of the countries of `saleTerms`. */
  readonly country: string;
}

/** The address of an order that is about to be paid. */
export interface SetDeliveryRequest {
  readonly paymentIntent: string;
  readonly delivery: Delivery;
}

/** The order that has the address now. */
export interface SetDeliveryAnswer {
  readonly data: { readonly number: string };
}

const answerSchema = v.object({ data: v.object({ number: v.string() }) });

/** Keeps the delivery address of the signed-in person's order, before it is paid. */
export const setDelivery = {
  name: 'setDelivery',
  parse: (answer: unknown): SetDeliveryAnswer => parseShape('setDelivery', answerSchema, answer),
} as const;
