import { type FootValues, footFromInside } from './foot-shape';

/** Returns the points of a path made of M, L and C, each curve in small steps. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const given = rest.trim().split(/\s+/).map(Number);
    const [ax, ay] = points.at(-1) ?? [0, 0];
    if (command !== 'C') {
      points.push([given[0] ?? NaN, given[1] ?? NaN]);
      continue;
    }
    const [bx, by, cx, cy, dx, dy] = given as [number, number, number, number, number, number];
    for (let t = 0.01; t <= 1.001; t += 0.01) {
      const along = (a: number, b: number, c: number, d: number) =>
        a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
      points.push([along(ax, bx, cx, dx), along(ay, by, cy, dy)]);
    }
  }
  return points;
}

const values: FootValues = { heel: 0, toes: 172, floor: 90, arch: 14.2 };

it.each([
  ['a foot that points to the right', values],
  ['a foot that points to the left', { ...values, heel: 172, toes: 0 }],
  ['a flat foot', { ...values, arch: 0 }],
])('draws %s with its length and its arch height', (_, foot) => {
  const shape = footFromInside(foot);
  const xs = pointsOf(shape.outline).map(([x]) => x);
  expect(Math.min(...xs)).toBeCloseTo(0, 0);
  expect(Math.max(...xs)).toBeCloseTo(172, 0);
  const hollow = pointsOf(shape.hollow).map(([, y]) => y);
  expect(Math.min(...hollow)).toBeCloseTo(90 - foot.arch, 1);
  expect(Math.max(...hollow)).toBeCloseTo(90, 5);
  expect(shape.peak[1]).toBeCloseTo(90 - foot.arch, 1);
});

it('lowers the ankle with the arch', () => {
  const ankleOf = (arch: number) => pointsOf(footFromInside({ ...values, arch }).ankle)[0]?.[1] ?? NaN;
  expect(ankleOf(2)).toBeGreaterThan(ankleOf(14));
});
