import { brand } from '@little-arches/contracts/company';
import { escapeUnprintable } from '@little-arches/contracts/input';
import { addDays, type CalendarDay } from '@little-arches/contracts/values';

/**
 * Returns a calendar file (RFC 5545) with one all-day event: the child's next scan. `now` is the UTC timestamp of
 * the file.
 */
export function rescanCalendar(
  child: { id: string; first_name: string },
  day: CalendarDay,
  now: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.group}//${brand.product}//EN`,
    'BEGIN:VEVENT',
    // The same id for the same scan, so that a second press updates the first entry.
    `UID:rescan-${child.id}-${day}@littlearches.example`,
    `DTSTAMP:${now.slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`Foot scan: ${child.first_name}`)}`,
    `DESCRIPTION:${escaped(`The next foot scan with the ${brand.product} app is recommended from today.`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return escapeUnprintable(text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n'));
}

/** Folds a line at 75 bytes; continuation lines begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  for (const character of line) {
    const last = `${parts.at(-1)}${character}`;
    // The leading space of a continuation line counts too.
    if (encoder.encode(last).length <= (parts.length > 1 ? 74 : 75)) parts[parts.length - 1] = last;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}
