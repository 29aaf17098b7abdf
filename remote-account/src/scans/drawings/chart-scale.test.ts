import fc from 'fast-check';
import { scaleFor } from './chart-scale';

it.each([
  [[10, 12], 0.1, [10, 11, 12]],
  [[178, 183], 1, [178, 180, 182, 184]],
  [[0.27, 0.29], 0.001, [0.27, 0.28, 0.29]],
  [[12, 12], 0.1, [11.9, 12, 12.1]],
])('returns round marks for %j', (values, step, marks) => {
  expect(scaleFor(values, step).marks).toEqual(marks);
});

it('includes every value between few marks', () => {
  const value = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
      const { low, high, marks } = scaleFor(values, 0.1);
      expect(low).toBeLessThanOrEqual(Math.min(...values) + 1e-9);
      expect(high).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(5);
    }),
  );
});
