import { requests } from '@little-arches/contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { isFromProgram, readJson, requireShape } from '../_shared/body.ts';
import { hashAddress } from '../_shared/caller-address.ts';
import { callDatabase } from '../_shared/service-client.ts';

const THANKS = { status: 'success', message: 'Thank you. Your message has arrived.' } as const;

/** Stores a message from the contact page: `{ status: 'success', message }`; 429 after too many in an hour. */
export const handler = answerPosts('submitContactMessage', async (request, connection) => {
  const body = await readJson(request, 65_536);
  // Bots get the usual answer, because a refused bot would retry without the field.
  if (isFromProgram(body)) return THANKS;
  const message = requireShape(requests.submitContactMessage, body);
  await callDatabase('submit_contact_message', {
    p_name: message.name,
    p_email: message.email,
    p_message: message.message,
    p_ip_hash: await hashAddress(request, connection),
    p_key: message.key,
  });
  return THANKS;
});
