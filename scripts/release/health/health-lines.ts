import type { Health, VersionHealth } from '@little-arches/contracts/formats/reports';
import type { Registry } from '../model/registry';
import { liveVersion } from '../store/live-versions';

const head = ['', 'visits', 'failed', 'failures', 'LCP', 'INP', 'CLS'];

/**
 * Returns the health of versions as the cells of a table: live versions first, then by number of visits. Vitals are
 * 75th percentiles. The first column, the version, has no head.
 */
function healthTable({ versions }: Health, registry: Registry) {
  const isLive = (one: VersionHealth) => liveVersion(registry, one.package)?.metadata.version === one.version;
  const { live: canary } = registry.canaries ?? {};
  const markOf = (one: VersionHealth) => {
    if (isLive(one)) return '';
    return canary?.package === one.package && canary.version === one.version ? ' (canary)' : ' (not live)';
  };
  const sorted = [...versions].sort(
    (one, other) =>
      one.package.localeCompare(other.package) ||
      Number(isLive(other)) - Number(isLive(one)) ||
      other.visits - one.visits,
  );
  const rows = sorted.map((one) => [
    `${one.package} ${one.version}${markOf(one)}`,
    String(one.visits),
    `${one.failedVisits}${one.visits > 0 ? ` (${((100 * one.failedVisits) / one.visits).toFixed(1)} %)` : ''}`,
    String(one.failures),
    ...(['LCP', 'INP'] as const).map((name) => (one[name] ? `${one[name].p75} ms` : '–')),
    one.CLS ? String(one.CLS.p75) : '–',
  ]);
  return { head, rows };
}

/** Returns the health of versions as lines of text. */
export function healthLines(health: Health, registry: Registry): string[] {
  const { rows } = healthTable(health, registry);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`;
  const moment = health.since.slice(0, 16).replace('T', ' ');
  if (rows.length === 0) return [`No visit was reported since ${moment}.`];
  return [`Visits since ${moment}, vitals at the third of four visits:`, ...[head, ...rows].map(lineOf)];
}
