import * as v from 'valibot';
import type { GetPaymentStatusRequest } from '../get-payment-status';

/** Schema of the request. */
export const getPaymentStatusRequest: v.GenericSchema<unknown, GetPaymentStatusRequest> = v.object({
  paymentIntent: v.pipe(v.string(), v.regex(/^pi_\w{1,100}$/, 'A payment’s id begins with pi_.')),
  clientSecret: v.optional(v.pipe(v.string(), v.maxLength(250))),
});
