import fc from 'fast-check';
import { nearestPosition, snapPositions } from './snap-positions';

it.each([
  ['one slide a view', [0, 100, 200], 200, [0, 100, 200]],
  ['two a view', [0, 100, 200, 300], 200, [0, 100, 200]],
  ['three and a half a view', [0, 100, 200, 300, 400, 500], 250, [0, 100, 200, 250]],
  ['all in one view', [0, 100, 200], 0, [0]],
  ['a track with a margin before the first slide', [24, 124, 224], 200, [0, 100, 200]],
  ['a last position that rounding made twice', [0, 100.4, 200.4], 100.7, [0, 100.4]],
  ['no slides', [], 0, []],
])('finds the positions of %s', (_, offsets, furthest, positions) => {
  expect(snapPositions(offsets, furthest)).toEqual(positions);
});

it('finds its current position at any scroll offset', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 }),
      fc.nat(5000),
      (widths, furthest) => {
        const offsets = widths.map((_, index) =>
          widths.slice(0, index).reduce((sum, width) => sum + width, 0),
        );
        const positions = snapPositions(offsets, furthest);
        positions.forEach((position, index) => {
          expect(position).toBeLessThanOrEqual(furthest);
          expect(nearestPosition(positions, position)).toBe(index);
        });
      },
    ),
  );
});
