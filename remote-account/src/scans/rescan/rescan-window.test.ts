import type { CalendarDay } from '@little-arches/contracts/values';
import { type RescanWindow, rescanWindow } from './rescan-window';

type Scan = Parameters<typeof rescanWindow>[0][number];

const ready = (taken_at: string, taken_offset?: number) => ({ status: 'ready', taken_at, taken_offset });
const failed = (taken_at: string) => ({ status: 'failed', taken_at });
const processing = (taken_at: string) => ({ status: 'processing', taken_at });
const june = ready('2026-06-02T09:30:00+00:00', 0);
const window = { from: '2026-10-02', until: '2026-12-02' } as const;

it.each<[string, Scan[], CalendarDay, RescanWindow]>([
  ['no scan at all', [], '2026-06-03', { status: 'first' }],
  ['only a failed one', [failed('2026-06-02T09:30:00Z')], '2026-06-03', { status: 'first' }],
  ['the day before the window', [june], '2026-10-01', { status: 'later', ...window }],
  ['the first day', [june], '2026-10-02', { status: 'due', ...window }],
  ['the last day', [june], '2026-12-02', { status: 'due', ...window }],
  ['the day after', [june], '2026-12-03', { status: 'overdue', ...window }],
  [
    'a failed and a running scan after it, which change nothing',
    [processing('2026-11-18T08:00:00Z'), failed('2026-10-20T08:00:00Z'), june],
    '2026-11-19',
    { status: 'due', ...window },
  ],
  [
    'an older ready scan first in the list',
    [ready('2025-01-15T09:30:00Z'), june],
    '2026-11-19',
    { status: 'due', ...window },
  ],
  [
    'a scan on the last of October',
    [ready('2025-10-31T09:30:00Z', 0)],
    '2026-02-28',
    { status: 'due', from: '2026-02-28', until: '2026-04-30' },
  ],
  [
    'a scan whose day is another one in UTC',
    [ready('2026-06-03T01:30:00Z', -120)],
    '2026-10-01',
    { status: 'later', ...window },
  ],
])('returns for %s the recommended period', (_, scans, today, expected) => {
  expect(rescanWindow(scans, today)).toEqual(expected);
});
