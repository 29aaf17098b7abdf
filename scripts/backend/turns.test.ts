import { CallerBusy, createTurns, DatabaseBusy, type Turns } from './turns';

/** Takes turns whose work ends on request; `begun` names it in the order it began. */
function workers(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, { end(): void; fail(): void }>();
  const results = new Map<string, Promise<string>>();
  return {
    begun,
    results,
    async begin(name: string, caller: string | undefined, signal?: AbortSignal) {
      const work = () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) });
        });
      };
      const result = turns.take(caller, work, signal);
      result.catch(() => {});
      results.set(name, result);
      await settled();
    },
    async end(...names: string[]) {
      for (const name of names) {
        ends.get(name)?.end();
        await settled();
      }
    },
    async fail(name: string) {
      ends.get(name)?.fail();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs one call at a time in the order of arrival, also after a failure', async () => {
  const { begin, begun, results, end, fail } = workers(createTurns({ atOnce: 1, waitingEach: 9 }));
  for (const name of ['a', 'b', 'c']) await begin(name, 'mia');
  expect(begun).toEqual(['a']);
  await fail('a');
  await expect(results.get('a')).rejects.toThrow('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await expect(results.get('b')).resolves.toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('goes round by caller: one request of each before the second of any', async () => {
  const { begin, begun, end } = workers(createTurns({ atOnce: 1, waitingEach: 9 }));
  for (const name of ['mia 1', 'mia 2', 'mia 3']) await begin(name, 'mia');
  await begin('own 1', undefined);
  await begin('own 2', undefined);
  await begin('jo 1', 'jo');
  await end('mia 1', 'own 1', 'mia 2', 'jo 1');
  await begin('jo 2', 'jo');
  await end('own 2', 'mia 3', 'jo 2');
  expect(begun).toEqual(['mia 1', 'own 1', 'mia 2', 'jo 1', 'own 2', 'mia 3', 'jo 2']);
});

it('begins another caller’s request before the second of one that came first', async () => {
  const { begin, begun, end } = workers(createTurns({ atOnce: 1, waitingEach: 9 }));
  for (const name of ['mia 1', 'mia 2']) await begin(name, 'mia');
  await begin('jo 1', 'jo');
  await end('mia 1', 'jo 1');
  expect(begun).toEqual(['mia 1', 'jo 1', 'mia 2']);
});

it('refuses at once what is one too many of a caller, and accepts others', async () => {
  const { begin, begun, results, end } = workers(createTurns({ atOnce: 1, waitingEach: 2 }));
  for (const name of ['mia 1', 'mia 2', 'mia 3', 'mia 4']) await begin(name, 'mia');
  await expect(results.get('mia 4')).rejects.toBeInstanceOf(CallerBusy);
  await begin('jo 1', 'jo');
  await end('mia 1', 'jo 1', 'mia 2', 'mia 3');
  expect(begun).toEqual(['mia 1', 'jo 1', 'mia 2', 'mia 3']);
  await begin('mia 5', 'mia');
  expect(begun.at(-1)).toBe('mia 5');
});

it('does not bound how many of our own functions wait by the number of a caller', async () => {
  const { begin, begun, end } = workers(createTurns({ atOnce: 1, waitingEach: 1 }));
  for (const name of ['a', 'b', 'c', 'd']) await begin(name, undefined);
  await end('a', 'b', 'c', 'd');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('runs only so many of one caller at once, and lets others by meanwhile', async () => {
  const { begin, begun, end } = workers(createTurns({ atOnce: 3, atOnceEach: 1, waitingEach: 9 }));
  await begin('mia 1', 'mia');
  await begin('mia 2', 'mia');
  await begin('jo 1', 'jo');
  await begin('kim 1', 'kim');
  await begin('lee 1', 'lee');
  expect(begun).toEqual(['mia 1', 'jo 1', 'kim 1']);
  await end('jo 1');
  expect(begun.at(-1)).toBe('lee 1');
  await end('mia 1');
  expect(begun.at(-1)).toBe('mia 2');
});

it('runs nothing for a caller that gave up, and begins the next', async () => {
  const { begin, begun, results, end } = workers(createTurns({ atOnce: 1, waitingEach: 9 }));
  await begin('first', 'mia');
  const caller = new AbortController();
  await begin('given up', 'jo', caller.signal);
  await begin('next', 'lee');
  caller.abort(new Error('gone'));
  await end('first');
  await expect(results.get('given up')).rejects.toThrow('gone');
  expect(begun).toEqual(['first', 'next']);
});

it('ends a wait that takes too long, and continues with those who come later', async () => {
  const turns = createTurns({ atOnce: 1, waitingEach: 9, patience: 20 });
  const { begin, begun, results, end } = workers(turns);
  await begin('long', 'mia');
  await begin('never', 'jo');
  await expect(results.get('never')).rejects.toBeInstanceOf(DatabaseBusy);
  await begin('next', 'jo');
  await end('long');
  expect(begun).toEqual(['long', 'next']);
});

it('counts no patience during what all have to wait for', async () => {
  const turns = createTurns({ atOnce: 1, waitingEach: 9, patience: 20 });
  let end = () => {};
  const long = turns.takeUnhurried(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const next = turns.take('mia', async () => 'next');
  await new Promise((resolve) => setTimeout(resolve, 100));
  end();
  await long;
  await expect(next).resolves.toBe('next');
});

it('bounds how many wait in all', async () => {
  const turns = createTurns({ atOnce: 1, waitingEach: 1 });
  const { begin, results } = workers(turns);
  await begin('first', 'mia');
  for (let number = 0; number < 1000; number++) void turns.take(`caller ${number}`, async () => {});
  await begin('one too many', 'jo');
  await expect(results.get('one too many')).rejects.toBeInstanceOf(DatabaseBusy);
});
