import * as v from 'valibot';
import { parseShape } from '../parse-list';

/** The quantity of one product in one size. */
export interface OrderedQuantity {
  readonly id: string;
  readonly quantity: number;
  /** EU shoe size; absent for products without sizes, and in orders that are older than sizes. */
  readonly size?: number | undefined;
}

/**
 * A cart to be paid. Of its items only id, size and quantity count: the server computes every price. A line without
 * a required size is refused with the reason `choose_size`.
 */
export interface CreatePaymentSessionRequest {
  /** The address of the signed-in person. */
  readonly email: string;
  readonly products: readonly OrderedQuantity[];
  /** The id that the browser made for this cart, a UUID: each cart is paid only once. */
  readonly cartId?: string;
  /** Confirms a second order of the same products shortly after the first. */
  readonly orderAgain?: boolean;
}

/** The client secret of the payment form. */
export interface CreatePaymentSessionAnswer {
  readonly paymentIntent: string;
}

/** The details of a refusal (409) of a cart that can't be paid in its current state. */
export type PaymentRefusal =
  | {
      readonly reason: 'cart_paid';
      /** The paid lines; empty when another account of this browser paid. */
      readonly lines: readonly OrderedQuantity[];
      /** Absent when another account of this browser paid. */
      readonly paymentIntent?: string | undefined;
    }
  | { readonly reason: 'payment_processing'; readonly paymentIntent?: string | undefined }
  | { readonly reason: 'paid_before' }
  /** A line has no size, or the size is sold out; the message names the product. */
  | { readonly reason: 'choose_size' };

const sessionSchema = v.object({ paymentIntent: v.pipe(v.string(), v.minLength(1)) });

/** Schema of a line of an order in the server's answer. */
const orderedSchema = v.object({
  id: v.string(),
  quantity: v.number(),
  size: v.optional(v.number()),
});

/** Starts the payment of a cart, or returns the one it has (specification, section 7). */
export const createPaymentSessionWithEmail = {
  name: 'createPaymentSessionWithEmail',
  parse: (answer: unknown): CreatePaymentSessionAnswer =>
    parseShape('createPaymentSessionWithEmail', sessionSchema, answer),
} as const;

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

const numberSchema = v.object({ data: v.object({ number: v.string() }) });

/**
 * Stores the delivery address of the signed-in person's order and the children its lines are for, before it is
 * paid.
 */
export const setDelivery = {
  name: 'setDelivery',
  parse: (answer: unknown): SetDeliveryAnswer => parseShape('setDelivery', numberSchema, answer),
} as const;

/** The payment whose status is requested; with its client secret, no session is needed. */
export interface GetPaymentStatusRequest {
  readonly paymentIntent: string;
  readonly clientSecret?: string;
}

/** The result of a payment at the provider. `open`: it waits for the customer, nothing was charged. */
export type PaymentState = 'paid' | 'processing' | 'open' | 'failed' | 'canceled' | 'refunded';

/** A payment and the cart it was for. */
export interface GetPaymentStatusAnswer {
  readonly data: {
    readonly status: PaymentState;
    readonly cartId: string | null;
    readonly lines: readonly OrderedQuantity[];
  };
}

const statusSchema = v.object({
  data: v.object({
    status: v.picklist(['paid', 'processing', 'open', 'failed', 'canceled', 'refunded']),
    cartId: v.nullable(v.string()),
    lines: v.array(orderedSchema),
  }),
});

/** Requests the result of a payment. */
export const getPaymentStatus = {
  name: 'getPaymentStatus',
  parse: (answer: unknown): GetPaymentStatusAnswer => parseShape('getPaymentStatus', statusSchema, answer),
} as const;

/** The result of an event. Stripe reads only the status; the rest is for the log. */
export interface StripeWebhookAnswer {
  readonly received: true;
  /** `ignored`, or the result of the database function `settle_order`. */
  readonly result: string;
}
