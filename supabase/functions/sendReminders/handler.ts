import { answerPosts } from '../_shared/answer.ts';
import { writeDueReminders } from '../_shared/mails/due-reminders.ts';
import { requireSchedule } from '../_shared/mails/require-schedule.ts';
import { sendWaitingMails } from '../_shared/mails/waiting-mails.ts';

// Each sends at most ten mails of a kind; a hosted function has 150 seconds.
const ROUNDS = 20;

/**
 * Writes the reminders that are due, sends every mail that waits, and answers `{ written, sent, failed }`. For a schedule:
 * only with the project's secret key as `apikey`. Called twice it sends nothing twice.
 */
export const handler = answerPosts('sendReminders', async (request) => {
  requireSchedule(request);
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
