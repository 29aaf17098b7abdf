import { answerPosts } from '../_shared/answer.ts';
import { writeDueReminders } from '../_shared/mails/due-reminders.ts';
import { requireSchedule } from '../_shared/mails/require-schedule.ts';
import { sendWaitingMails } from '../_shared/mails/waiting-mails.ts';
import { callDatabase } from '../_shared/service-client.ts';

// Each round sends at most ten mails of a kind; a hosted function has 150 seconds.
const ROUNDS = 20;

/**
 * Deletes expired mail requests, writes due reminders, sends all waiting mails, and answers `{ written, sent,
 * failed }`. For a schedule: requires the project's secret key as `apikey`. Repeated calls send nothing twice.
 */
export const handler = answerPosts('sendReminders', async (request) => {
  requireSchedule(request);
  await callDatabase('forget_mail_requests', {});
  const written = await writeDueReminders(new Date());
  const counts = { sent: 0, failed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { sent, failed } = await sendWaitingMails();
    counts.sent += sent;
    counts.failed += failed;
    if (sent === 0) break;
  }
  return { written, ...counts };
});
