import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { setDeliveryRequest } from '../_shared/contract/functions/set-delivery-request.ts';
import { keepDelivery } from '../_shared/deliveries.ts';
import { verifiedUser } from '../_shared/verified-user.ts';

/**
 * Keeps where the caller's unpaid order goes and answers `{ data: { number } }`; another address replaces it. 404 for
 * an order that isn't theirs, 409 for one that can't be paid any more.
 */
export const handler = answerPosts('setDelivery', async (request) => {
  const user = await verifiedUser(request);
  const { paymentIntent, delivery } = await parseBody(request, setDeliveryRequest);
  return { data: { number: await keepDelivery(paymentIntent, delivery, user) } };
});
