import { type LineRecipient, setDeliveryRequest } from 'shared-contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { keepDelivery } from '../_shared/deliveries.ts';
import { logProblem } from '../_shared/log-problem.ts';
import { callDatabase } from '../_shared/service-client.ts';
import { type VerifiedUser, verifiedUser } from '../_shared/verified-user.ts';

/**
 * Keeps where the caller's unpaid order goes and for which of their children its lines are, and answers `{
 * data: { number } }`; a later address replaces it. 404 for an order that isn't theirs, 409 for one that
 * can't be paid any more.
 */
export const handler = answerPosts('setDelivery', async (request) => {
  const user = await verifiedUser(request);
  const { paymentIntent, delivery, recipients } = await parseBody(request, setDeliveryRequest);
  const number = await keepDelivery(paymentIntent, delivery, user);
  if (recipients) await keepRecipients(paymentIntent, recipients, user);
  return { data: { number } };
});

/** Never fails: no one is kept from buying by a child that can't be noted. */
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
