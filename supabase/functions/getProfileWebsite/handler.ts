import { requests } from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { answerPosts, Refusal } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';
import { requireOwnEmail, verifiedUser } from '../_shared/verified-user.ts';

const Profile = v.object({
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  group_id: v.nullable(v.union([v.string(), v.number()])),
  role: v.nullable(v.string()),
});

/** Answers the profile of the signed-in user: `{ status, message, data }`. */
export const handler = answerPosts('getProfileWebsite', async (request) => {
  const user = await verifiedUser(request);
  const { email } = await parseBody(request, requests.getProfileWebsite);
  requireOwnEmail(user, email);
  const row = requireData(
    await serviceClient()
      .from('profiles')
      .select('first_name, last_name, group_id, role')
      .eq('id', user.id)
      .maybeSingle(),
  );
  if (!row) throw new Refusal(404, 'There is no profile for this account.', { status: 'error' });
  return { status: 'success', message: 'Profile found.', data: v.parse(Profile, row) };
});
