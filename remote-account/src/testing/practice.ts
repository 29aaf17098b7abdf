import { type FakeAnswers, sampleScans } from '@little-arches/contracts/testing';
import { AVATARS, type Child, type Scan } from '@little-arches/contracts/values';
import { practiceCalls } from './practice-calls';

const names = ['Amina', 'Leon', 'Sofia', 'Matteo', 'Jakob', 'Freya', 'Alexander-Maximilian', 'Zoë'];
const sample = sampleScans.find((scan) => scan.status === 'ready');

function childAt(index: number): Child {
  const name = names[index % names.length] ?? '';
  return {
    id: `child-m${index}`,
    first_name: index < names.length ? name : `${name} ${index}`,
    birth_month: (index % 12) + 1,
    birth_year: 2013 + (index % 9),
    shoe_size: 25 + (index % 20) / 2,
    avatar: AVATARS[index % AVATARS.length] ?? 'fox',
    notes: index % 3 === 0 ? 'Referred by a teacher after sports day. Parents agree to exercises first.' : '',
  };
}

/**
 * Returns scans five months apart, the last one up to eight months before 20 November 2026; some are not finished.
 */
function scansOf(child: Child, index: number, count: number): Scan[] {
  return Array.from({ length: count }, (_, turn): Scan => {
    const taken = new Date(Date.UTC(2026, 10 - (index % 9) - turn * 5, 1 + (index % 19), 9));
    const scan = { id: `scan-m${index}-${turn}`, child_id: child.id, taken_at: taken.toISOString() };
    if (turn === 0 && index % 18 === 0) return { ...scan, status: 'processing' };
    if (turn === 0 && index % 9 === 5)
      return { ...scan, status: 'failed', failure_reason: 'The picture of the left foot was too dark.' };
    return { ...sample, ...scan, level: (index + turn) % 4 } as Scan;
  });
}

/** A second child with the first name of the first one. */
export const namesake: Child = { ...childAt(0), id: 'twin', birth_year: 2020, reference: 'K-12' };

/**
 * Returns a practice with so many children, each scanned so often. Every tenth child and the `unscanned` ones have
 * no scans.
 */
export function practiceAnswers(
  children: number,
  scansEach: number,
  unscanned: readonly Child[] = [],
): FakeAnswers {
  const numbered = Array.from({ length: children }, (_, index) => childAt(index));
  const rows = [...numbered, ...unscanned];
  const scans = numbered.flatMap((child, index) =>
    index % 10 === 7 ? [] : scansOf(child, index, scansEach),
  );
  return {
    tables: {
      children: rows,
      deleted_children: [],
      scans,
      reminders: [],
      reminder_mails: [],
      mail_requests: [],
      contact_messages: [],
      exercises_done: [],
      sharing_links: [],
      pairing_codes: [],
      orders: [],
    },
    functions: { getProducts: () => ({ data: [] }) },
    rpc: practiceCalls(rows, scans),
  };
}
