import { answerPosts } from '../_shared/answer.ts';
import { requireSchedule } from '../_shared/mails/require-schedule.ts';
import { sendWaitingMails } from '../_shared/mails/waiting-mails.ts';

/**
 * Sends all waiting mails (orders, deleted accounts, requested mails, reminders) and answers `{ sent, failed }`.
 * For the shop's commands: requires the project's secret key as `apikey`.
 */
export const handler = answerPosts('sendOrderMails', async (request) => {
  requireSchedule(request);
  return sendWaitingMails();
});
