import type { Backend, ExerciseDone } from '@little-arches/contracts/backend';
import { type Child, type ReadyScan, today } from '@little-arches/contracts/values';
import { fetchExercisesDone } from '../exercises/exercise-backend';
import { Letter } from '../letter/letter';
import { useSender } from '../letter/use-sender';
import { courseOf, earlierReadyScans } from '../scans/compare-scans';
import { fetchChildScans } from '../scans/scan-backend';
import styles from './practice.module.css';

/** The content of a letter. */
interface LetterParts {
  readonly child: Child;
  readonly scan: ReadyScan;
  /** The finished scan before this one. */
  readonly before: ReadyScan | undefined;
  /** Undefined when the ticks can't be read. */
  readonly done: readonly ExerciseDone[] | undefined;
}

/** Reads the letters of these scans, in their order. A scan that was deleted meanwhile is skipped. */
export async function fetchLetters(
  backend: Backend,
  wanted: readonly { readonly child: Child; readonly scanId: string }[],
): Promise<LetterParts[]> {
  const read = wanted.map(async ({ child, scanId }): Promise<LetterParts[]> => {
    const [history, done] = await Promise.all([
      fetchChildScans(backend, child.id),
      fetchExercisesDone(backend, child.id).catch(() => undefined),
    ]);
    const scan = courseOf(history).find(({ id }) => id === scanId);
    return scan ? [{ child, scan, before: earlierReadyScans(history, scan).at(-1), done }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Renders the letters for doctors, each on its own page; only for print. */
export function Letters({ letters }: { letters: readonly LetterParts[] }) {
  const sender = useSender();
  return letters.map(({ child, scan, before, done }) => (
    <article key={scan.id} className={styles.letter}>
      <Letter scan={scan} child={child} before={before} from={sender} done={done} today={today()} />
    </article>
  ));
}
