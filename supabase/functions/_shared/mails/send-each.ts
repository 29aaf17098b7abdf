import { logProblem } from '../log-problem.ts';
/** How many mails went out, and how many wait for another try. */
export type SentMails = { sent: number; failed: number };

/** Sends claimed mails one by one and notes of each the result; `note` gets the problem, or null. */
export async function sendEach<Claimed>(
  claimed: readonly Claimed[],
  steps: {
    nameOf(mail: Claimed): string;
    send(mail: Claimed): Promise<void>;
    note(mail: Claimed, problem: string | null): Promise<unknown>;
  },
): Promise<SentMails> {
  const counts = { sent: 0, failed: 0 };
  for (const mail of claimed) {
    const problem = await steps.send(mail).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem) logProblem(`${steps.nameOf(mail)}: ${problem}`);
    counts[problem ? 'failed' : 'sent'] += 1;
    await steps.note(mail, problem);
  }
  return counts;
}
