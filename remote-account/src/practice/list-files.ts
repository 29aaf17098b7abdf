import { type CalendarDay, MONTHS, scanDay } from '@little-arches/contracts/values';
import { saveFile } from '../account-data/save-file';
import { type Cell, toCsv } from './csv';
import type { ListedChild, ListedScan } from './practice-backend';
import { rescanOf } from './rescan-of';

const CSV = 'text/csv;charset=utf-8';

// File names contain no child's name, because others may see them in lists.
const CHILDREN = 'little-arches-children.csv';
const SCANS = 'little-arches-scans.csv';

/** Saves children as CSV and returns the file name. */
export function saveChildren(rows: readonly ListedChild[], today: CalendarDay): string {
  const head = ['First name', 'Reference', 'Birth month', 'Birth year', 'EU size', 'Scans'];
  const scanHead = ['Last finished scan', 'Level', 'Rescan', 'Rescan from', 'Rescan until'];
  const lines = rows.map(({ child, scans, last }): Cell[] => {
    const rescan = rescanOf({ last }, today);
    const days = rescan.status === 'first' ? [null, null] : [rescan.from, rescan.until];
    return [
      child.first_name,
      child.reference ?? '',
      MONTHS[child.birth_month - 1] ?? '',
      child.birth_year,
      child.shoe_size,
      scans,
      last ? scanDay(last) : null,
      last?.level ?? null,
      rescan.status === 'first' ? 'never scanned' : rescan.status,
      ...days,
    ];
  });
  saveFile(CHILDREN, toCsv([[...head, ...scanHead], ...lines]), CSV);
  return CHILDREN;
}

/** Saves scans as CSV and returns the file name. */
export function saveScans(rows: readonly ListedScan[]): string {
  const head = ['First name', 'Reference', 'Birth month', 'Birth year', 'Scan', 'Status', 'Level', 'Seen'];
  const lines = rows.map(({ child, scan, seen }): Cell[] => [
    child.first_name,
    child.reference ?? '',
    MONTHS[child.birth_month - 1] ?? '',
    child.birth_year,
    scanDay(scan),
    scan.status,
    scan.status === 'ready' ? (scan.level ?? null) : null,
    seen ? 'yes' : 'no',
  ]);
  saveFile(SCANS, toCsv([head, ...lines]), CSV);
  return SCANS;
}
