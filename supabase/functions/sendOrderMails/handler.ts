import { answerPosts, Refusal } from '../_shared/answer.ts';
import { canSendMails } from '../_shared/mails/send-mail.ts';
import { sendWaitingMails } from '../_shared/mails/waiting-mails.ts';
import { secretKey } from '../_shared/service-client.ts';

/**
 * Sends the mails about orders and deleted accounts that wait and answers `{ sent, failed }`. For the shop's commands and for a schedule:
 * only with the project's secret key as `apikey`.
 */
export const handler = answerPosts('sendOrderMails', async (request) => {
  if (request.headers.get('apikey') !== secretKey())
    throw new Refusal(401, 'This function is called with the secret key only.');
  if (!canSendMails())
    throw new Refusal(
      503,
      'MAIL_FROM and MAIL_API_KEY are not set: add them to the environment of the functions.',
    );
  return sendWaitingMails();
});
