import { createKeptBytes } from './kept-bytes';

it('keeps no more than its bytes, and drops the least recently used content first', () => {
  const kept = createKeptBytes(1000);
  const contents = [0, 1, 2].map(() => new Uint8Array(400));
  const put = (index: number) => kept.put(String(index), contents[index] ?? new Uint8Array());
  put(0);
  put(1);
  expect(kept.get('0')).toBe(contents[0]);
  put(2);
  expect([kept.get('0'), kept.get('1'), kept.get('2')]).toEqual([contents[0], undefined, contents[2]]);
});

it('counts a content once when it is put twice, and returns content above its limit', () => {
  const kept = createKeptBytes(1000);
  for (let times = 0; times < 5; times++) kept.put('same', new Uint8Array(600));
  expect(kept.get('same')).toHaveLength(600);
  expect(kept.put('large', new Uint8Array(5000))).toHaveLength(5000);
  expect(kept.get('large')).toBeUndefined();
  expect(kept.get('same')).toBeUndefined();
});
