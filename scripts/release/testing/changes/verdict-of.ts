import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { type Finding, RefusedError } from '../../check/findings';
import type { Verdict } from './verdict';

/** Returns the result of a check: its findings, also after a refusal, or the error that ended it. */
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

/** Returns the error that ended a build or a check: a sentence for people, or a stack. */
function endOf(error: unknown): NonNullable<Verdict['ended']> {
  const sentence = sentenceOf(error);
  const text = sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  return { text, isSentence: sentence !== undefined };
}
