import { sentenceOf } from '@scripts/kit/errors/system-failure';
import { type Finding, RefusedError } from '../../check/findings';
import type { Verdict } from './verdict';

/** Returns what a check says: its findings, also where it refuses, or what ended it. */
export async function verdictOf(
  checking: Promise<{ readonly findings: readonly Finding[] }>,
): Promise<Pick<Verdict, 'findings' | 'ended'>> {
  return await checking.then(
    ({ findings }) => ({ findings: [...findings] }),
    (error: unknown) =>
      error instanceof RefusedError
        ? { findings: [...error.findings] }
        : { findings: [], ended: endOf(error) },
  );
}

/** Returns what ended a build or a check in another way: a sentence for people, or something with a stack. */
export function endOf(error: unknown): NonNullable<Verdict['ended']> {
  const sentence = sentenceOf(error);
  const text = sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  return { text, isSentence: sentence !== undefined };
}
