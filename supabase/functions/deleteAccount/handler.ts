import { noInput } from '@little-arches/contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { sendMailsSoon } from '../_shared/mails/waiting-mails.ts';
import { callerClient, requireData } from '../_shared/service-client.ts';
import { verifiedUser } from '../_shared/verified-user.ts';

/**
 * Deletes the caller's account and confirms it by mail: `{ data: { deleted: true } }`. The database decides, as for
 * a direct call of its function: 403 when the password was not entered just before.
 */
export const handler = answerPosts('deleteAccount', async (request) => {
  await verifiedUser(request);
  await parseBody(request, noInput);
  requireData(await callerClient(request).rpc('delete_account'));
  sendMailsSoon();
  return { data: { deleted: true } };
});
