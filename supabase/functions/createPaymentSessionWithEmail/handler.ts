import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { createPaymentSessionRequest } from '../_shared/contract/functions/requests/create-payment-session-request.ts';
import { requireOwnEmail, verifiedUser } from '../_shared/verified-user.ts';
import { mergeLines } from './cart-lines.ts';
import { openPayment } from './open-payment.ts';

// Cart items are whole products with their descriptions: 50 of them need more room than the usual body.
const MAX_BYTES = 262_144;

/**
 * Starts (or finds again) the payment of a cart and answers `{ paymentIntent }`, the form's client secret. Where
 * the cart needs no payment it answers 409 with `{ message, reason }`; open-payment.ts names the reasons.
 */
export const handler = answerPosts('createPaymentSessionWithEmail', async (request) => {
  const user = await verifiedUser(request);
  const { email, products, cartId, orderAgain } = await parseBody(
    request,
    createPaymentSessionRequest,
    MAX_BYTES,
  );
  requireOwnEmail(user, email);
  const lines = mergeLines(products);
  return { paymentIntent: await openPayment(user, { lines, cartId, orderAgain }) };
});
