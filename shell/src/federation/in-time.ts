/**
 * Rejects with `message` when `work` takes longer than `milliseconds`; calls `onLate` when it is fulfilled
 * later.
 */
export function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  message: string,
  onLate: () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let ended = false;
    const timer = setTimeout(() => {
      ended = true;
      reject(new Error(message));
    }, milliseconds);
    work.then((value) => (ended ? onLate() : resolve(value)), reject).finally(() => clearTimeout(timer));
  });
}
