import * as v from 'valibot';
import { parseShape } from '../values/parse-list';
import { type OrderedQuantity, orderedSchema } from './create-payment-session-with-email';

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

const answerSchema = v.object({
  data: v.object({
    status: v.picklist(['paid', 'processing', 'open', 'failed', 'canceled', 'refunded']),
    cartId: v.nullable(v.string()),
    lines: v.array(orderedSchema),
  }),
});

/** Requests the result of a payment. */
export const getPaymentStatus = {
  name: 'getPaymentStatus',
  parse: (answer: unknown): GetPaymentStatusAnswer => parseShape('getPaymentStatus', answerSchema, answer),
} as const;
