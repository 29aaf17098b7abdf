import { createUndo } from './undo';

test('runs the last added step first', async () => {
  const taken: number[] = [];
  const undo = createUndo();
  undo.add(() => taken.push(1));
  undo.add(async () => taken.push(2));
  await undo.run();
  await undo.run();
  expect(taken).toEqual([2, 1]);
});

test('runs all steps after a failed one, and reports the failure', async () => {
  const taken: number[] = [];
  const undo = createUndo();
  undo.add(() => taken.push(1));
  undo.add(() => {
    throw new Error('stuck');
  });
  await expect(undo.run()).rejects.toThrow('stuck');
  expect(taken).toEqual([1]);
});
