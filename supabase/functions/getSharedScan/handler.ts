import { getSharedScan, requests } from '@little-arches/contracts/backend';
import { answerPosts, Refusal } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { callDatabase } from '../_shared/service-client.ts';

/** Answers the one scan of a sharing link, `{ data: { scan, child, expires_at } }`, to anyone who has the link. */
export const handler = answerPosts('getSharedScan', async (request) => {
  const { token } = await parseBody(request, requests.getSharedScan);
  const data = await callDatabase('read_shared_scan', { p_token: token });
  if (data === null)
    throw new Refusal(404, 'This link has ended or was taken back. Ask whoever sent it for a new one.');
  return getSharedScan.parse({ data });
});
