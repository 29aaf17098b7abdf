import { sampleScans } from '@little-arches/contracts/testing';
import type { ReadyScan } from '@little-arches/contracts/values';
import { dayBetween, feetBetween } from './feet-between';

const [, , now, before] = sampleScans as [unknown, unknown, ReadyScan, ReadyScan];

it('returns the scans at both ends, and interpolated values between them', () => {
  expect(feetBetween(before, now, 0).left).toEqual(before.left_foot);
  expect(feetBetween(before, now, 1).right).toEqual(now.right_foot);
  const half = feetBetween(before, now, 0.5).left;
  expect([half.length_mm, half.arch_height_mm, half.heel_angle_deg]).toEqual([180, 11, 6]);
  expect([0, 0.5, 1].map((share) => dayBetween(before, now, share))).toEqual([
    '2026-01-15',
    '2026-03-25',
    '2026-06-02',
  ]);
});
