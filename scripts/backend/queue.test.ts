import { createQueue } from './queue';

it('runs work one after another, also after a failure', async () => {
  const inTurn = createQueue();
  const steps: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    steps.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const results = await Promise.allSettled([
    inTurn(work('a', 20)),
    inTurn(work('b', 1)),
    inTurn(work('c', 0)),
  ]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
