import * as v from 'valibot';
import { answerPosts } from '../_shared/answer.ts';
import { requireSchedule } from '../_shared/mails/require-schedule.ts';
import { sendWaitingMails } from '../_shared/mails/waiting-mails.ts';
import { callDatabase } from '../_shared/service-client.ts';

/**
 * Deletes expired mail requests, writes due reminders, sends all waiting mails, and answers `{ written, sent,
 * failed }`. For a schedule: requires the project's secret key as `apikey`. Repeated calls send nothing twice.
 */
export const handler = answerPosts('sendReminders', async (request) => {
  requireSchedule(request);
  await callDatabase('forget_mail_requests', {});
  const written = v.parse(v.number(), await callDatabase('write_due_reminders', {}));
  return { written, ...(await sendWaitingMails()) };
});
