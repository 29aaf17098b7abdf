import { within } from '@little-arches/contracts/platform';

/**
 * Rejects with `message` when `work` takes longer than `milliseconds`; calls `onLate` when `work` is fulfilled
 * later.
 */
export function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  message: string,
  onLate: () => void,
): Promise<T> {
  return within(milliseconds, work, () => {
    void work.then(onLate, () => {});
    return new Error(message);
  });
}
