import { rescanWindow } from './rescan-window';

const ready = (taken_at: string) => ({ status: 'ready', taken_at });
const failed = (taken_at: string) => ({ status: 'failed', taken_at });
const processing = (taken_at: string) => ({ status: 'processing', taken_at });
const june = ready('2026-06-02T09:30:00+00:00');
const window = { from: '2026-10-02', until: '2026-12-02' };

it.each([
  ['no scan at all', [], '2026-06-03T00:00:00Z', { status: 'first' }],
  ['only a failed one', [failed('2026-06-02T09:30:00Z')], '2026-06-03T00:00:00Z', { status: 'first' }],
  ['the day before the window', [june], '2026-10-01T23:59:59Z', { status: 'later', ...window }],
  ['the first day', [june], '2026-10-02T00:00:00Z', { status: 'due', ...window }],
  ['the last day', [june], '2026-12-02T23:59:59Z', { status: 'due', ...window }],
  ['the day after', [june], '2026-12-03T00:00:00Z', { status: 'overdue', ...window }],
  [
    'a failed and a running scan after it, which change nothing',
    [processing('2026-11-18T08:00:00Z'), failed('2026-10-20T08:00:00Z'), june],
    '2026-11-19T00:00:00Z',
    { status: 'due', ...window },
  ],
  [
    'an older ready scan first in the list',
    [ready('2025-01-15T09:30:00Z'), june],
    '2026-11-19T00:00:00Z',
    { status: 'due', ...window },
  ],
  [
    'a scan on the last of October',
    [ready('2025-10-31T09:30:00Z')],
    '2026-02-28T12:00:00Z',
    { status: 'due', from: '2026-02-28', until: '2026-04-30' },
  ],
  [
    'a scan whose day is another one in UTC',
    [ready('2026-06-01T23:30:00-02:00')],
    '2026-10-01T12:00:00Z',
    { status: 'later', ...window },
  ],
])('%s', (_, scans, today, expected) => {
  expect(rescanWindow(scans, today)).toEqual(expected);
});
