import { eachAtMost } from './each-at-most';

it('runs every item, never more at once than allowed, and keeps the order', async () => {
  let running = 0;
  let most = 0;
  const results = await eachAtMost(3, [5, 1, 4, 2, 3, 0, 6], async (turns) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    running--;
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30, 0, 60]);
  expect(most).toBe(3);
});

it('starts nothing after a failure, and rejects with it', async () => {
  const begun: number[] = [];
  const working = eachAtMost(2, [0, 1, 2, 3, 4], async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('The second');
  });
  await expect(working).rejects.toThrow('The second');
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1]);
});

it('returns an empty list for no items', async () => {
  expect(await eachAtMost(2, [], () => Promise.reject(new Error('Nobody asked')))).toEqual([]);
});
