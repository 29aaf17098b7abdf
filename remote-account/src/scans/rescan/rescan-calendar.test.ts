import { rescanCalendar } from './rescan-calendar';

const NOW = '2026-11-20T10:00:00.123Z';

it('creates an all-day event', () => {
  const lines = rescanCalendar({ id: 'c-1', first_name: 'Ida' }, '2026-12-31', NOW).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261120T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Foot scan: Ida',
      'UID:rescan-c-1-2026-12-31@littlearches.example',
    ]),
  );
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

it('escapes names and folds lines at 75 bytes', () => {
  const name = `${'Zoë; '.repeat(20)}, "\\`;
  const text = rescanCalendar({ id: 'c-1', first_name: name }, '2026-12-31', NOW);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const forged = rescanCalendar(
    { id: 'c-1', first_name: 'Ida\rURL:https://evil.example\n' },
    '2026-12-31',
    NOW,
  );
  expect(forged.split(/\r\n?|\n/)).not.toContain('URL:https://evil.example');
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Foot scan: ${'Zoë\\; '.repeat(20)}\\, "\\\\\r\n`);
});
