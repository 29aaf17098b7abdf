import { requests } from '@little-arches/contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { sendMailsSoon } from '../_shared/mails/waiting-mails.ts';
import { closeOpenOrders } from '../_shared/payment-intents.ts';
import { callerClient, requireData } from '../_shared/service-client.ts';
import { verifiedUser } from '../_shared/verified-user.ts';

/**
 * Deletes the caller's account, after its open payments are cancelled, and confirms it by mail: `{ data: { deleted:
 * true } }`. The database decides, as for a direct call of its function: 403 when the password was not entered just
 * before.
 */
export const handler = answerPosts('deleteAccount', async (request) => {
  const user = await verifiedUser(request);
  await parseBody(request, requests.deleteAccount);
  const client = callerClient(request);
  let answer = await client.rpc('delete_account');
  if (answer.error?.details === 'open_payments') {
    await closeOpenOrders(user.id);
    answer = await client.rpc('delete_account');
  }
  requireData(answer);
  sendMailsSoon();
  return { data: { deleted: true } };
});
