/**
 * Runs `work` on all items, `most` at a time, and returns the results in their order. Rejects with the first
 * failure; running work finishes, no other starts.
 */
export async function eachAtMost<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const takeTurns = async () => {
    for (const [index, item] of waiting) {
      if (failed) return;
      results[index] = await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, takeTurns));
  return results;
}
