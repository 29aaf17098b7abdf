// Copied from shared-contracts/src/functions/requests/get-payment-status-request.ts by `npm run function-contract`: change it there.
import * as v from 'valibot';
import type { GetPaymentStatusRequest } from '../get-payment-status.ts';

/** What the function accepts. */
export const getPaymentStatusRequest: v.GenericSchema<unknown, GetPaymentStatusRequest> = v.object({
  paymentIntent: v.pipe(v.string(), v.regex(/^pi_\w{1,100}$/, 'A payment’s id begins with pi_.')),
  clientSecret: v.optional(v.pipe(v.string(), v.maxLength(250))),
});
