import { repeat } from '../database/repeat';
import type { Answer } from '../http/node-http';

/** Milliseconds between two runs, the same as in the schedule of a hosted project. */
const EVERY = 600_000;

/**
 * Calls `sendReminders` every ten minutes, as pg_cron does for a hosted project. Returns a function that stops it;
 * a call already running is completed.
 */
export function startMailClock(
  functions: Answer,
  secretKey: string,
  log: (line: string) => void,
): () => void {
  const run = async () => {
    const request = new Request('http://127.0.0.1/functions/v1/sendReminders', {
      method: 'POST',
      headers: { apikey: secretKey },
    });
    const answer = await functions(request, '127.0.0.1');
    if (!answer.ok) log(`Reminders could not be sent: the function answered ${answer.status}.`);
  };
  return repeat(EVERY, run, (error) => log(`Reminders could not be sent: ${String(error)}`));
}
