import { interleave } from './interleave';

test('each round begins with another subject, and every subject is measured once in it', async () => {
  const order: string[] = [];
  const results = await interleave(['a', 'b', 'c'], 3, async (subject) => {
    order.push(subject);
    return order.length;
  });
  expect(order.join('')).toBe('abcbcacab');
  expect(results.get('a')).toEqual([1, 6, 8]);
});
