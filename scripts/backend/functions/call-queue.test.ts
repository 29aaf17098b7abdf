import { createCallQueue } from './call-queue';

/** Runs calls that end when they are told to; `begun` names them in the order they began. */
function calls(queue: ReturnType<typeof createCallQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, { end(): void; fail(): void }>();
  const results = new Map<string, Promise<string>>();
  return {
    begun,
    ends,
    results,
    async make(name: string, caller?: string) {
      const result = queue.run(caller, () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) });
        });
      });
      result.catch(() => {});
      results.set(name, result);
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many begin at once, and the others in the order they came', async () => {
  const { make, begun, ends, results } = calls(createCallQueue({ most: 2, mostEach: 2 }));
  for (const name of ['a', 'b', 'c', 'd']) await make(name);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.fail();
  await expect(results.get('b')).rejects.toThrow('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('c')?.end();
  await expect(results.get('c')).resolves.toBe('c');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('lets nobody take all the room, and lets others by meanwhile', async () => {
  const { make, begun, ends } = calls(createCallQueue({ most: 3, mostEach: 1 }));
  await make('first of mia', 'mia');
  await make('second of mia', 'mia');
  await make('first of jo', 'jo');
  await make('nobody’s');
  await make('nobody’s next');
  expect(begun).toEqual(['first of mia', 'first of jo', 'nobody’s']);
  ends.get('first of jo')?.end();
  await settled();
  expect(begun.at(-1)).toBe('nobody’s next');
  ends.get('first of mia')?.end();
  await settled();
  expect(begun.at(-1)).toBe('second of mia');
});

it('runs nothing for who gave up waiting, and lets the next begin', async () => {
  const queue = createCallQueue({ most: 1, mostEach: 1 });
  const { make, begun, ends } = calls(queue);
  await make('first');
  const caller = new AbortController();
  const given = queue.run(undefined, async () => void begun.push('given up'), caller.signal);
  await make('next');
  caller.abort(new Error('gone'));
  ends.get('first')?.end();
  await expect(given).rejects.toThrow('gone');
  await settled();
  expect(begun).toEqual(['first', 'next']);
});
