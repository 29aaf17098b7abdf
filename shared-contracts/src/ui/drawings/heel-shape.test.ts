import { heelFromBehind } from './heel-shape';

it.each([
  ['a left heel that leans outwards', 'left', 6],
  ['a right heel that leans outwards', 'right', 6],
  ['a right heel that leans inwards', 'right', -4],
  ['a straight heel', 'left', 0],
] as const)('leans %s by its angle, with its sole on the floor', (_, outside, angle) => {
  const { points, outline } = heelFromBehind({ x: 100, floor: 1000, height: 1000, angle, outside });
  const [leg, ankle, low] = points as [[number, number], [number, number], [number, number]];
  expect(leg[0]).toBe(ankle[0]);
  const outwards = (low[0] - ankle[0]) * (outside === 'right' ? 1 : -1);
  expect((Math.atan(outwards / (low[1] - ankle[1])) * 180) / Math.PI).toBeCloseTo(angle, 1);
  const ys = [...outline.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...ys)).toBe(1000);
});
