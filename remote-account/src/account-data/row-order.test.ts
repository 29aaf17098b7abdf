import type { Backend } from '@little-arches/contracts/backend';
import { createTestHost, sampleChildren, sampleScans, signedIn } from '@little-arches/contracts/testing';
import { fetchChildren } from '../children/child-backend';
import { fetchExercisesDone } from '../exercises/exercise-backend';
import { fetchLastOrder, fetchOrders } from '../orders/order-backend';
import { fetchScanReport, fetchScans } from '../scans/scan-backend';
import { fetchAllSharingLinks, fetchSharingLinks } from '../sharing/sharing-backend';
import { familyAnswers } from '../testing/scenarios';
import { fetchConsents } from './account-backend';

const EARLIER = '2026-03-04T08:00:00+00:00';
const LATER = '2026-11-20T08:00:00+00:00';
const NOW = '2026-11-21T08:00:00Z';
const { orders = [], exercises_done = [], consents = [] } = familyAnswers.tables ?? {};
const link = {
  scan_id: 'scan-2',
  expires_at: '2027-01-01T00:00:00Z',
  scans: { taken_at: EARLIER, children: { first_name: 'Ida', birth_month: 3, birth_year: 2019 } },
};
const scan = { ...sampleScans[0], child_id: sampleChildren[0]?.id };

type Row = Readonly<Record<string, unknown>>;
type Read = (backend: Backend) => Promise<readonly { readonly id: string }[]>;

// The data API returns rows by id unless the query sets an order, and each page treats the first row as the
// newest.
const reads: readonly [what: string, read: Read, table: string, row: Row | undefined, column: string][] = [
  ['orders', fetchOrders, 'orders', orders[0], 'created_at'],
  ['scans', fetchScans, 'scans', scan, 'taken_at'],
  [
    'a child’s history',
    async (it) => (await fetchScanReport(it, 'later')).history,
    'scans',
    scan,
    'taken_at',
  ],
  ['exercises', fetchExercisesDone, 'exercises_done', exercises_done[0], 'done_on'],
  ['consents', fetchConsents, 'consents', consents[0], 'given_at'],
  ['all links', (it) => fetchAllSharingLinks(it, NOW), 'sharing_links', link, 'created_at'],
  ['links of a scan', (it) => fetchSharingLinks(it, 'scan-2', NOW), 'sharing_links', link, 'created_at'],
];

function backendWith(table: string, rows: readonly Row[]): Backend {
  const tables = { children: sampleChildren, [table]: rows };
  return createTestHost({ session: signedIn, answers: { tables } }).backend;
}

/** Returns two copies of a row, in both orders. */
function bothWays(row: Row | undefined, column: string): (readonly Row[])[] {
  const at = (time: string) => (column === 'done_on' ? time.slice(0, 10) : time);
  const earlier = { ...row, id: 'earlier', [column]: at(EARLIER) };
  const later = { ...row, id: 'later', [column]: at(LATER) };
  return [
    [earlier, later],
    [later, earlier],
  ];
}

test.each(reads)(
  '%s are read newest first, in whatever order they are stored',
  async (_, read, table, row, column) => {
    for (const rows of bothWays(row, column)) {
      const ids = (await read(backendWith(table, rows))).map(({ id }) => id);
      expect(ids).toEqual(['later', 'earlier']);
    }
  },
);

test('the last order is the newest one, in whatever order they are stored', async () => {
  for (const rows of bothWays(orders[0], 'created_at'))
    expect((await fetchLastOrder(backendWith('orders', rows)))?.id).toBe('later');
});

test('children are read in the order they were added', async () => {
  for (const rows of bothWays(sampleChildren[0], 'created_at'))
    expect((await fetchChildren(backendWith('children', rows))).map(({ id }) => id)).toEqual([
      'earlier',
      'later',
    ]);
});
