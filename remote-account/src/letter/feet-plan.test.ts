import { sampleScans } from '@little-arches/contracts/testing/host';
import type { ReadyScan } from '@little-arches/contracts/values';
import { planFeet } from './feet-plan';

const [, , { left_foot: sample }] = sampleScans as [unknown, unknown, ReadyScan];
const feetOf = (length: number) => {
  const foot = { ...sample, length_mm: length, width_mm: length * 0.392 };
  return { left: foot, right: foot };
};

it('draws feet true to scale on A4 and Letter when two fit side by side', () => {
  for (let length = 110; length <= 225; length += 5) {
    const plan = planFeet(feetOf(length));
    expect(plan.scale).toBe(1);
    expect(plan.width).toBeLessThanOrEqual(190);
    expect(plan.height).toBeCloseTo(length, 0);
  }
});

it('halves longer feet, and places small feet beside the text', () => {
  expect(planFeet(feetOf(262))).toMatchObject({ scale: 0.5, isSmall: false });
  expect(planFeet(feetOf(180))).toMatchObject({ scale: 1, isSmall: false });
  expect(planFeet(feetOf(112))).toMatchObject({ scale: 1, isSmall: true });
});

it('separates the feet, with the ruler between them', () => {
  const { left, right, ruler, width } = planFeet(feetOf(180));
  const inner = Math.max(...left.print.sole.map(([x]) => x));
  expect(left.axis + inner).toBeLessThan(ruler);
  expect(right.axis - inner).toBeGreaterThan(ruler);
  expect(right.axis).toBeLessThan(width);
});
