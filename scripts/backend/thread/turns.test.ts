import { createTurns, DatabaseBusy } from './turns';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('gives one turn at a time, in the order of asking, also after a failure', async () => {
  const turns = createTurns({ patience: 60_000, most: 10 });
  const log: string[] = [];
  const work = (name: string) =>
    turns.take(async () => {
      log.push(`${name} begins`);
      await later(5);
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    });
  const results = await Promise.allSettled([work('a'), work('b'), work('c')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('lets nobody wait for ever, and goes on with those who come later', async () => {
  const turns = createTurns({ patience: 20, most: 10 });
  let end = () => {};
  const long = turns.take(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await expect(turns.take(async () => 'never')).rejects.toBeInstanceOf(DatabaseBusy);
  const next = turns.take(async () => 'next');
  end();
  await long;
  await expect(next).resolves.toBe('next');
});

it('takes no patience for what all have to wait for', async () => {
  const turns = createTurns({ patience: 20, most: 10 });
  let end = () => {};
  const long = turns.takeUnhurried(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const next = turns.take(async () => 'next');
  await later(100);
  end();
  await long;
  await expect(next).resolves.toBe('next');
});

it('lets only so many wait', async () => {
  const turns = createTurns({ patience: 60_000, most: 1 });
  let end = () => {};
  const first = turns.take(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const second = turns.take(async () => 'second');
  await expect(turns.take(async () => 'third')).rejects.toBeInstanceOf(DatabaseBusy);
  end();
  await first;
  await expect(second).resolves.toBe('second');
});
