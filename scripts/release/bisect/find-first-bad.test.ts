import { findFirstBad, type Said } from './find-first-bad';

const steps = (count: number): [number, ...number[]] => [
  0,
  ...Array.from({ length: count - 1 }, (_, n) => n + 1),
];

it('finds the first bad step of any number in few calls', async () => {
  for (let count = 2; count < 40; count++)
    for (let first = 1; first < count; first++) {
      let asked = 0;
      const found = await findFirstBad(steps(count), async (step): Promise<Said> => {
        asked++;
        return step < first ? 'good' : 'bad';
      });
      expect(found).toEqual({ good: first - 1, bad: first, skipped: [] });
      expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
    }
});

it('avoids skipped steps, and returns the range of possible steps', async () => {
  const said = (mute: number[]) => (step: number) =>
    Promise.resolve<Said>(mute.includes(step) ? 'skip' : step < 6 ? 'good' : 'bad');
  expect(await findFirstBad(steps(12), said([5, 8]))).toEqual({ good: 4, bad: 6, skipped: [5] });
  expect(await findFirstBad(steps(12), said([3]))).toEqual({ good: 5, bad: 6, skipped: [] });
  expect(await findFirstBad(steps(3), said([1]))).toEqual({ good: 0, bad: 2, skipped: [1] });
});
