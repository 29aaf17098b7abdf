import { type LineRecipient, requests } from '@little-arches/contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { keepDelivery } from '../_shared/deliveries.ts';
import { logProblem } from '../_shared/log-problem.ts';
import { callDatabase } from '../_shared/service-client.ts';
import { type VerifiedUser, verifiedUser } from '../_shared/verified-user.ts';

/**
 * Stores the delivery address of the caller's unpaid order and the child of each line, and answers `{ data: {
 * number } }`; a later address replaces the earlier one. 404 for another person's order, 409 for one that can't be
 * paid any more.
 */
export const handler = answerPosts('setDelivery', async (request) => {
  const user = await verifiedUser(request);
  const { paymentIntent, delivery, recipients } = await parseBody(request, requests.setDelivery);
  const number = await keepDelivery(paymentIntent, delivery, user);
  if (recipients) await keepRecipients(paymentIntent, recipients, user);
  return { data: { number } };
});

/** Stores the child of each line. Never fails, because an invalid child must not prevent a purchase. */
async function keepRecipients(
  paymentIntent: string,
  recipients: readonly LineRecipient[],
  user: VerifiedUser,
): Promise<void> {
  try {
    await callDatabase('set_recipients', {
      p_payment_intent: paymentIntent,
      p_user_id: user.id,
      p_recipients: recipients,
    });
  } catch (error) {
    logProblem(`Whom the lines of ${paymentIntent} are for could not be kept:`, error);
  }
}
