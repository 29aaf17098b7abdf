import { createUndo } from './undo';

test('the last step added is the first one taken', async () => {
  const taken: number[] = [];
  const undo = createUndo();
  undo.add(() => taken.push(1));
  undo.add(async () => taken.push(2));
  await undo.run();
  await undo.run();
  expect(taken).toEqual([2, 1]);
});

test('a step that fails leaves out no other, and is reported', async () => {
  const taken: number[] = [];
  const undo = createUndo();
  undo.add(() => taken.push(1));
  undo.add(() => {
    throw new Error('stuck');
  });
  await expect(undo.run()).rejects.toThrow('stuck');
  expect(taken).toEqual([1]);
});
