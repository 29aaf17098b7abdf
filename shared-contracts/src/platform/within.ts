/**
 * Settles as `work` does, or rejects with the result of `late` after `milliseconds`, because the platform may never
 * call back.
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
