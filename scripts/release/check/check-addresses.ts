import { addresses as addressTable, matchesAddress } from '@little-arches/contracts/routes';
import { type Finding, findings, label } from '../model/findings';
import type { Live } from '../store/live-versions';

const filledBy = ({ extras }: Live) => Object.keys(extras.slots?.fills ?? {});

/** Checks that no address, no panel and no slot has two owners. */
export function checkOwnership(mine: Live, theirs: Live): Finding[] {
  const finding = findings(mine, theirs);
  const conflicts = mine.extras.addresses.flatMap(({ path }) =>
    theirs.extras.addresses.filter((other) => overlap(path, other.path)).map((other) => [path, other.path]),
  );
  return [
    ...conflicts.map(([path, other]) =>
      finding(
        'address-conflict',
        `${label(mine)} wants the address ${path}, which ${label(theirs)} owns${path === other ? '' : ` as ${other}`}.`,
        'Choose another address, or move it by publishing both packages together.',
      ),
    ),
    ...mine.extras.panels
      .filter((panel) => theirs.extras.panels.includes(panel))
      .map((panel) =>
        finding(
          'address-conflict',
          `${label(mine)} provides the panel '${panel}', which ${label(theirs)} provides too.`,
          'Only one remote may provide a panel: take it out of one of them.',
        ),
      ),
    ...filledBy(mine)
      .filter((slot) => filledBy(theirs).includes(slot))
      .map((slot) =>
        finding(
          'address-conflict',
          `${label(mine)} fills the slot '${slot}', which ${label(theirs)} fills too.`,
          'Only one remote may fill a slot: take it out of one of them.',
        ),
      ),
  ];
}

/**
 * Checks a package's own addresses: no two for one path, and none that would capture future addresses of others.
 */
export function checkOwnAddresses(live: Live): Finding[] {
  const finding = findings(live, live);
  const { addresses } = live.extras;
  const wide = addresses.filter(({ path }) => /^\/:/.test(path));
  const twice = addresses.flatMap((one, index) =>
    addresses
      .slice(index + 1)
      .flatMap((other) => (overlap(one.path, other.path) ? [[one, other] as const] : [])),
  );
  return [
    ...wide.map(({ path, page }) =>
      finding(
        'address',
        `Page '${page}' of ${label(live)} has the address ${path}, which takes what nobody has yet and what is not found.`,
        'Begin the address with a fixed part, such as /store/:slug.',
      ),
    ),
    ...twice.map(([one, other]) =>
      finding(
        'address-conflict',
        `Pages '${one.page}' and '${other.page}' of ${label(live)} want the same: ${one.path}${one.path === other.path ? '' : ` and ${other.path}`}.`,
        'Give one of them another address.',
      ),
    ),
  ];
}

/** Returns whether some path matches both patterns, and neither pattern is more specific. */
function overlap(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((pattern) => pattern.split('/').filter(Boolean));
  if (!mine || !theirs || mine.length !== theirs.length) return false;
  const fixed = (parts: readonly string[]) => parts.filter((part) => !part.startsWith(':')).length;
  return (
    fixed(mine) === fixed(theirs) &&
    mine.every((part, index) => {
      const their = theirs[index] ?? '';
      return part.startsWith(':') || their.startsWith(':') || part.toLowerCase() === their.toLowerCase();
    })
  );
}

/**
 * Checks that every address of the shared address table that was live still has an owner, because others link to
 * it.
 */
export function checkLostAddresses(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  const names = new Set(after.flatMap(({ extras }) => extras.addresses.flatMap(({ name }) => name ?? [])));
  const owned = after.flatMap(({ extras }) => extras.addresses.map(({ path }) => path));
  return before
    .filter(({ name }) => changed.has(name))
    .flatMap((old) =>
      old.extras.addresses
        .filter(({ path }) => !owned.some((pattern) => sameAddress(pattern, path)))
        // A moved address keeps its name; links to its old path are found by what packages use.
        .filter(({ name }) => name === undefined || !names.has(name))
        .flatMap(({ path, name }) => {
          const entry = name ?? nameInTable(path);
          const now = after.find(({ name }) => name === old.name);
          if (!entry || !now) return [];
          return findings(now, old)(
            'lost-address',
            `${path} is live by ${label(old)}, and others link to it as '${entry}', but ${label(now)} no longer has it and nobody else does.`,
            `Keep the page, or take '${entry}' out of shared-contracts/src/routes/index.ts once nobody links to it.`,
          );
        }),
    );
}

/** Returns the name of a path in the contract's address table, for older builds, which do not record it. */
function nameInTable(path: string): string | undefined {
  return Object.entries(addressTable).find(([, pattern]) => sameAddress(pattern, path))?.[0];
}

function sameAddress(one: string, other: string): boolean {
  return matchesAddress(one, other) && matchesAddress(other, one);
}
