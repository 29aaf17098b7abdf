import { interleave } from './interleave';

test('starts each round with another subject, and measures every subject once per round', async () => {
  const order: string[] = [];
  const results = await interleave(['a', 'b', 'c'], 3, async (subject) => {
    order.push(subject);
    return order.length;
  });
  expect(order.join('')).toBe('abcbcacab');
  expect(results.get('a')).toEqual([1, 6, 8]);
});
