import { sampleScans } from '@little-arches/contracts/testing';
import type { ReadyScan } from '@little-arches/contracts/values';
import { compareScans, courseOf, earlierReadyScans } from './compare-scans';
import type { Foot } from './measures';

const [, , now, before] = sampleScans as [unknown, unknown, ReadyScan, ReadyScan];

function withFoot(changes: Partial<Foot>): ReadyScan {
  return { ...now, left_foot: { ...now.left_foot, ...changes } };
}

function leftText(from: Partial<Foot>, to: Partial<Foot>, label: string) {
  return compareScans(withFoot(to), withFoot(from)).find(({ measure }) => measure.label === label)?.left.text;
}

it.each([
  ['Length', { length_mm: 178 }, { length_mm: 182 }, '4\u00a0mm longer'],
  ['Width', { width_mm: 71 }, { width_mm: 71.3 }, 'no change'],
  ['Arch height', { arch_height_mm: 10 }, { arch_height_mm: 12.4 }, '2.4\u00a0mm higher'],
  ['Arch height', { arch_height_mm: 12.3 }, { arch_height_mm: 12 }, '0.3\u00a0mm lower'],
  ['Arch index', { arch_index: 0.29 }, { arch_index: 0.27 }, '0.02 smaller'],
  ['Heel angle', { heel_angle_deg: 7 }, { heel_angle_deg: 5 }, '2° straighter'],
  ['Heel angle', { heel_angle_deg: -3.4 }, { heel_angle_deg: -2.6 }, '0.8° straighter'],
  ['Heel angle', { heel_angle_deg: 2 }, { heel_angle_deg: -3 }, '1° more tilted'],
  ['Heel angle', { heel_angle_deg: 3 }, { heel_angle_deg: -3 }, 'no change'],
])('describes the change of %s from %j to %j', (label, from, to, expected) => {
  expect(leftText(from, to, label)).toBe(expected);
});

it('rounds both values before it subtracts, as they are displayed', () => {
  // Displayed as 182 and 183.
  expect(leftText({ length_mm: 182.4 }, { length_mm: 182.6 }, 'Length')).toBe('1\u00a0mm longer');
});

it('returns the ready scans before a scan, without failed scans and other children', () => {
  const other = { ...before, id: 'other', child_id: 'child-2', taken_at: '2026-05-01T00:00:00Z' };
  expect(earlierReadyScans([other, ...sampleScans], now).map(({ id }) => id)).toEqual(['scan-1']);
  expect(earlierReadyScans(sampleScans, before)).toEqual([]);
});

it('sorts by time and not by text', () => {
  const late = { ...before, id: 'late', taken_at: '2026-06-02T11:00:00+02:00' };
  expect(earlierReadyScans([...sampleScans, late], now).at(-1)?.id).toBe('late');
});

it('returns the ready scans of the course, oldest first', () => {
  expect(courseOf(sampleScans).map(({ id }) => id)).toEqual(['scan-1', 'scan-2']);
});
