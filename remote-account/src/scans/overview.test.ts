import type { ScanSummary } from 'shared-contracts/backend';
import { sampleChildren } from 'shared-contracts/testing/host';
import { byUrgency, overviewOf } from './overview';

const [sample] = sampleChildren;
const child = (id: string) => ({ ...Object(sample), id });
const scan = (child_id: string, taken_at: string, status: ScanSummary['status'] = 'ready') => ({
  id: `${child_id} ${taken_at}`,
  child_id,
  taken_at: `${taken_at}T08:00:00+00:00`,
  status,
});

it('knows of each child the last finished scan and the next rescan, and orders by urgency', () => {
  const scans = [
    scan('later', '2026-11-01'),
    scan('due', '2026-10-01', 'failed'),
    scan('due', '2026-07-01'),
    scan('overdue', '2026-05-01'),
    scan('long-overdue', '2026-01-01'),
    scan('gone', '2026-01-01'),
  ];
  const ids = ['later', 'first', 'overdue', 'due', 'long-overdue'];
  const overview = overviewOf(ids.map(child), scans, '2026-11-20').sort(byUrgency);
  expect(
    overview.map(({ child, rescan, last }) => [child.id, rescan.status, last?.taken_at.slice(0, 10)]),
  ).toEqual([
    ['long-overdue', 'overdue', '2026-01-01'],
    ['overdue', 'overdue', '2026-05-01'],
    ['due', 'due', '2026-07-01'],
    ['first', 'first', undefined],
    ['later', 'later', '2026-11-01'],
  ]);
});
