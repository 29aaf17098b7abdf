import fc from 'fast-check';
import { archIndexOf, footprintOf, type Point } from './footprint-shape';

const extent = (points: readonly Point[], axis: 0 | 1) => {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
};

it('draws every plausible foot with its measured length, width and arch index', () => {
  fc.assert(
    fc.property(
      fc.record({
        length_mm: fc.double({ min: 80, max: 350, noNaN: true }),
        width_mm: fc.double({ min: 30, max: 150, noNaN: true }),
        arch_index: fc.double({ min: 0.12, max: 0.41, noNaN: true }),
      }),
      (foot) => {
        const { sole, toes } = footprintOf(foot);
        expect(archIndexOf(sole)).toBeCloseTo(foot.arch_index, 3);
        expect(extent(sole, 0)).toBeCloseTo(foot.width_mm, 6);
        expect(Math.max(...toes.map(({ y, ry }) => y + ry))).toBeCloseTo(foot.length_mm, 6);
        expect(Math.min(...sole.map(([, y]) => y))).toBeCloseTo(0, 6);
      },
    ),
    { numRuns: 60 },
  );
});

it.each([0, 1])('returns the nearest drawable foot for an arch index of %d', (arch_index) => {
  const { sole } = footprintOf({ length_mm: 180, width_mm: 70, arch_index });
  const drawn = archIndexOf(sole);
  expect(drawn).toBeGreaterThan(0.1);
  expect(drawn).toBeLessThan(0.45);
});

it('draws a narrower middle for a higher arch', () => {
  const middleOf = (arch_index: number) => {
    const { middle } = footprintOf({ length_mm: 180, width_mm: 70, arch_index });
    return extent(middle, 0);
  };
  expect(middleOf(0.2)).toBeLessThan(middleOf(0.26));
  expect(middleOf(0.26)).toBeLessThan(middleOf(0.34));
});
