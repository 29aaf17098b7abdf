import { type Backend, scans } from 'shared-contracts/backend';
import { type Child, type ReadyScan, scanDay } from 'shared-contracts/values';
import { ageInYears } from '../children/age';
import { FeetDrawings } from '../report/feet-drawings';
import { Gait } from '../report/gait';
import { MeasuredValues } from '../report/measured-values';
import { PaperHead, PaperNotes } from '../report/paper';
import styles from './desk.module.css';

/** A child, and all of a finished scan. */
export interface Letter {
  readonly child: Child;
  readonly scan: ReadyScan;
}

/** Reads the scans of letters, in their order. A scan that was deleted meanwhile has no letter. */
export async function fetchLetters(
  backend: Backend,
  wanted: readonly { readonly child: Child; readonly scanId: string }[],
): Promise<Letter[]> {
  const read = wanted.map(async ({ child, scanId }): Promise<Letter[]> => {
    const [scan] = await backend.select({ table: scans, where: { id: scanId }, limit: 1 });
    return scan?.status === 'ready' ? [{ child, scan }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** The letters for doctors, each on a page of its own; on paper only. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  return letters.map(({ child, scan }) => (
    <article key={scan.id} className={styles.letter}>
      <PaperHead child={child} scan={scan} />
      <FeetDrawings scan={scan} before={undefined} />
      <MeasuredValues scan={scan} years={ageInYears(child, scanDay(scan))} />
      <Gait gait={scan.gait} />
      <PaperNotes />
    </article>
  ));
}
