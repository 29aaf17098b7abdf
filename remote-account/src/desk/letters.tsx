import type { Backend } from 'shared-contracts/backend';
import { isRouteAnswer } from 'shared-contracts/platform';
import { type Child, type ReadyScan, today } from 'shared-contracts/values';
import { Letter } from '../letter/letter';
import { useSender } from '../letter/use-sender';
import { earlierReadyScans } from '../scans/compare-scans';
import { fetchScanReport } from '../scans/scan-backend';
import styles from './desk.module.css';

/** What a letter reports. */
interface LetterParts {
  readonly child: Child;
  readonly scan: ReadyScan;
  /** The finished scan before it. */
  readonly before: ReadyScan | undefined;
}

/** Reads what letters report of these scans, in their order. A scan that was deleted meanwhile has no letter. */
export async function fetchLetters(backend: Backend, scanIds: readonly string[]): Promise<LetterParts[]> {
  const read = scanIds.map(async (scanId): Promise<LetterParts[]> => {
    const report = await fetchScanReport(backend, scanId).catch((error: unknown) => {
      if (isRouteAnswer(error)) return undefined;
      throw error;
    });
    if (report?.scan.status !== 'ready') return [];
    const { child, scan, history } = report;
    return [{ child, scan, before: earlierReadyScans(history, scan).at(-1) }];
  });
  return (await Promise.all(read)).flat();
}

/** The letters for doctors, each on a page of its own; on paper only. */
export function Letters({ letters }: { letters: readonly LetterParts[] }) {
  const sender = useSender();
  return letters.map(({ child, scan, before }) => (
    <article key={scan.id} className={styles.letter}>
      <Letter scan={scan} child={child} before={before} from={sender} today={today()} />
    </article>
  ));
}
