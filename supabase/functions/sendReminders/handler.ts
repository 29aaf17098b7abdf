import { answerPosts } from '../_shared/answer.ts';
import { requireSchedule } from '../_shared/mails/require-schedule.ts';
import { writeDueReminders } from '../_shared/mails/due-reminders.ts';
import { sendWaitingMails } from '../_shared/mails/waiting-mails.ts';

/**
 * Writes the reminders that are due, sends every mail that waits, and answers `{ written, sent, failed }`. For a schedule:
 * only with the project's secret key as `apikey`. Called twice it sends nothing twice.
 */
export const handler = answerPosts('sendReminders', async (request) => {
  requireSchedule(request);
  const written = await writeDueReminders(new Date());
  return { written, ...(await sendWaitingMails()) };
});
