/**
 * Does the same to all items, `most` of them at the same time; returns the results in their order. Rejects
 * with the first failure; what is under way then goes on, nothing else begins.
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
