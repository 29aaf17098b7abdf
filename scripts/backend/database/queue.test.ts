import { createQueue } from './queue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at a time, the rest in order, and continues after a failure', async () => {
  const run = createQueue(2);
  const begun: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const begin = (name: string) =>
    run(() => {
      begun.push(name);
      return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  const [first, ...others] = ['a', 'b', 'c', 'd'].map(begin);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  ends.get('a')?.reject(new Error('a failed'));
  await expect(first).rejects.toThrow('a failed');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('b')?.resolve();
  await settled();
  ends.get('c')?.resolve();
  ends.get('d')?.resolve();
  await Promise.all(others);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});
