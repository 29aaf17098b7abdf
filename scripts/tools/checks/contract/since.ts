import { contractParts } from '@little-arches/build/uses/contract/contract-parts';
import { highest, type Since } from '@little-arches/build/uses/contract/needed-contract';
import { parseScript, visitNodes } from '@little-arches/kit/syntax-tree';
import type { ContractSurface } from './contract-surface';
import { versionOf } from './contract-version';

/**
 * Returns the contract versions since which each part exists. A part that neither the release nor an earlier
 * version has is new in this version. Another major version starts again.
 */
export function sinceNow(known: Since, released: ContractSurface, now: ContractSurface): Since {
  const version = versionOf(now);
  const [major] = version.split('.');
  if (known.from.split('.')[0] !== major) return { from: `${major}.0`, added: {} };
  const names = partNames(now);
  const earlier = new Set([
    ...partNames(released),
    ...Object.entries(known.added).flatMap(([since, all]) => (since === version ? [] : all)),
  ]);
  const fresh = names.filter((name) => !earlier.has(name)).sort();
  const added = Object.fromEntries(
    Object.entries(known.added)
      .filter(([since]) => since !== version)
      .map(([since, all]) => [since, all.filter((name) => names.includes(name))] as const),
  );
  const isHigher = highest([version, versionOf(released)]) === version && version !== versionOf(released);
  const current = isHigher ? fresh : (known.added[version] ?? []);
  return { from: known.from, added: current.length > 0 ? { ...added, [version]: current } : added };
}

/**
 * Returns the parts of the shell that a contract names: members of the host, statuses, events, tokens and classes.
 */
function partNames({ entries, files }: ContractSurface): string[] {
  const text = (entry: string) => files[entries[entry] ?? ''] ?? '';
  const { host, session } = contractParts({ addresses: {}, text });
  const styles = ['ui/tokens.css', 'ui/base.css'].flatMap((entry) => text(entry).split('\n'));
  return [
    ...[...host].map((name) => `host ${name}`),
    ...[...session].map((name) => `session ${name}`),
    ...eventNames(text('events')).map((name) => `events ${name}`),
    ...styles.flatMap((name) =>
      name.startsWith('--') ? `tokens ${name}` : name.startsWith('.') ? `classes ${name.slice(1)}` : [],
    ),
  ];
}

/** Returns the keys of the event map, such as `cart/changed`. */
function eventNames(declarations: string): string[] {
  const found = new Set<string>();
  visitNodes(parseScript({ path: 'events.d.ts', text: declarations }), ({ type, key }) => {
    const name =
      type === 'TsPropertySignature' && typeof key === 'object' && key && 'value' in key ? key.value : '';
    if (/^\w+\/\w+$/.test(String(name))) found.add(String(name));
  });
  return [...found];
}
