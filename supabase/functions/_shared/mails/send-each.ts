import { logProblem } from '../log-problem.ts';

export type SentMails = { sent: number; failed: number };

/** Sends claimed mails one by one and calls `note` with the result of each: the problem, or null. */
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
