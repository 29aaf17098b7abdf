import { FOOT, GAIT } from '@little-arches/backend/testing/test-rows';

/** Returns a valid scan file of a scan that is not stored yet. */
export function testScanFile(change: object = {}): Record<string, unknown> {
  return {
    format: 1,
    scan_id: crypto.randomUUID(),
    taken_at: '2026-06-02T09:30:00Z',
    left_foot: FOOT,
    right_foot: FOOT,
    gait: GAIT,
    level: 1,
    exercises: [{ title: 'The giraffe', frequency: 'Every day', steps: ['Rise slowly.'] }],
    product_level: '1',
    note: null,
    ...change,
  };
}
