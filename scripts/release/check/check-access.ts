import type { PublishedAddress } from '@little-arches/build/model/published-version';
import { type Finding, findings, label } from '../model/findings';
import type { Live } from '../store/live-versions';

/**
 * Warns when the pages that others may see, that search engines list, or that exist later, differ from the live
 * version: too few is as wrong as too many.
 */
export function checkAccess(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  return after
    .filter(({ name }) => changed.has(name))
    .flatMap((live) => {
      const earlier = before.find(({ name }) => name === live.name);
      return earlier ? accessChanges(live, earlier) : [];
    });
}

/** Returns the pages whose access, listing in search engines or later paths differ from an earlier version. */
function accessChanges(live: Live, earlier: Live): Finding[] {
  return live.extras.addresses.flatMap((now) => {
    const old = earlier.extras.addresses.find(({ path }) => path === now.path);
    const change = old && accessChange(now, old);
    if (!change) return [];
    const message = `The page ${now.path} of ${label(live)} ${change.says}`;
    const found = findings(live, earlier)(
      change.rule,
      message,
      'Release it if this is meant; otherwise correct it in the table of pages (src/routes.tsx).',
    );
    return { ...found, severity: 'warning' as const };
  });
}

function accessChange(now: PublishedAddress, old: PublishedAddress) {
  if (now.access !== old.access)
    return { rule: 'access', says: `is ${forWhom(now)}; live it is ${forWhom(old)}.` } as const;
  if (now.index !== old.index)
    return {
      rule: 'index',
      says: now.index
        ? 'may be listed by search engines, which must not list it now.'
        : 'is kept from search engines, which may list it now.',
    } as const;
  if (JSON.stringify(now.laterPaths) === JSON.stringify(old.laterPaths)) return undefined;
  return {
    rule: 'later-paths',
    says: `accepts ${whichPaths(now)}; live it accepts ${whichPaths(old)}.`,
  } as const;
}

function whichPaths({ laterPaths }: PublishedAddress): string {
  if (laterPaths === undefined) return 'every path';
  if (laterPaths === 'none') return 'no path beyond the prerendered ones';
  const { function: name, fields } = laterPaths;
  return `the paths that ${name} lists in ${Object.values(fields).join(' and ')}`;
}

function forWhom({ access }: PublishedAddress): string {
  return access === 'anyone' ? 'for anyone' : `for ${access} only`;
}
