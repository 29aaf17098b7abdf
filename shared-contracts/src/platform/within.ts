/**
 * Settles as `work` does, and rejects with what `late` returns where that takes more milliseconds: a callback of the
 * platform may never come.
 */
export function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  late: () => Error = () => new Error(`Nothing came within ${milliseconds} ms`),
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
