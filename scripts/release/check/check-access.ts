import type { PublishedAddress } from '@little-arches/build/model/published-version';
import type { Live } from '../store/live-versions';
import type { Allowed } from './check-reaches';
import { type Finding, findings, label } from './findings';

/**
 * Rules about the access, the listing and the later paths of pages, which change only with a reason. `--allow` names
 * the rule.
 */
export const accessRules = ['access', 'index', 'later-paths'] as const;

type AccessRule = (typeof accessRules)[number];

/**
 * Warns when the pages that others may see, that search engines list, or that exist later, differ from the live
 * version: too few is as wrong as too many. A reason in `allowed`, or one that the version was released with before,
 * confirms the change.
 */
export function checkAccess(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
  allowed: Allowed = {},
): Finding[] {
  const moved = after.filter(({ name }) => changed.has(name));
  const found = moved.flatMap((live) => {
    const earlier = before.find(({ name }) => name === live.name);
    const given = { ...allowedIn(live), ...allowed };
    return earlier ? accessChanges(live, earlier).map((change) => ({ ...change, given, live, earlier })) : [];
  });
  const idle = accessRules.filter((rule) => rule in allowed && !found.some((change) => change.rule === rule));
  const [first] = moved;
  return [
    ...found
      .filter(({ rule, given }) => given[rule] === undefined)
      .map(({ rule, message, live, earlier }) => ({
        ...findings(live, earlier)(
          rule,
          message,
          `If this is meant, say why for the history: --allow ${rule}="…".`,
        ),
        severity: 'warning' as const,
      })),
    ...idle.flatMap((rule) =>
      first
        ? findings(first, first)(
            rule,
            `No page that is released changes its ${rule}.`,
            `Leave out --allow ${rule}: it would let through what no person has looked at.`,
          )
        : [],
    ),
  ];
}

/** Returns the reasons given when this very version was live before. */
export function allowedIn({ extras }: Live): Allowed {
  return extras.release?.allowed ?? {};
}

/** Returns the pages whose access, listing in search engines or later paths differ from an earlier version. */
export function accessChanges(
  live: Live,
  earlier: Live,
): { readonly rule: AccessRule; readonly message: string }[] {
  return live.extras.addresses.flatMap((now) => {
    const old = earlier.extras.addresses.find(({ path }) => path === now.path);
    if (!old) return [];
    const page = `The page ${now.path} of ${label(live)}`;
    if (now.access !== old.access)
      return { rule: 'access', message: `${page} is ${forWhom(now)}; live it is ${forWhom(old)}.` };
    if (now.index !== old.index)
      return {
        rule: 'index',
        message: now.index
          ? `${page} may be listed by search engines, which must not list it now.`
          : `${page} is kept from search engines, which may list it now.`,
      };
    if (JSON.stringify(now.laterPaths) === JSON.stringify(old.laterPaths)) return [];
    return {
      rule: 'later-paths',
      message: `${page} accepts ${whichPaths(now)}; live it accepts ${whichPaths(old)}.`,
    };
  });
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
