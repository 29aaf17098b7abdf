import type { Reach } from '@little-arches/build/model/published-version';
import { type ReachRule, reachRules } from '@little-arches/build/uses/reach-names';
import type { Live } from '../store/live-versions';
import { accessChanges, allowedIn } from './check-access';
import { errorsOf, type Finding, findings, label } from './findings';

/** Reasons why versions may reach beyond their pages in new ways, by rule. */
export type Allowed = Readonly<Partial<Record<string, string>>>;

const words: Readonly<Record<ReachRule, string>> = {
  storage: 'what the browser stores for the site',
  typing: 'what is typed anywhere in the page',
  network: 'other addresses, windows or workers',
  'built-ins': 'what all scripts of the page share',
  'hidden-names': 'names that can’t be read in it',
};

/** Uses that one finding names at most. */
const NAMED = 5;

/**
 * Returns how changed remotes reach beyond their pages in ways that their live versions do not. All scripts of a
 * document share the same rights, so a person must state a reason. Without a live version, or without a record of
 * what it reaches, every reach is new: a warning lists them once for review.
 */
export function checkReaches(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
  allowed: Allowed = {},
): Finding[] {
  const moved = after.filter(({ name }) => changed.has(name) && name !== 'shell');
  const needed = new Set<string>();
  const found = moved.flatMap((remote) => {
    const earlier = before.find(({ name }) => name === remote.name);
    const given = { ...allowedIn(remote), ...allowed };
    return newReaches(remote, earlier).flatMap(([rule, reaches]) => {
      needed.add(rule);
      return given[rule] === undefined ? [findingOf(remote, earlier, rule, reaches)] : [];
    });
  });
  const [first] = moved;
  const idle = first ? reachRules.filter((rule) => rule in allowed && !needed.has(rule)) : [];
  return [...found, ...idle.flatMap((rule) => (first ? [needless(first, rule)] : []))];
}

/** Turns a finding about reaches into a warning: for versions that were released before, and for trials. */
export function softenedReach(finding: Finding): Finding {
  const isReach = reachRules.some((rule) => rule === finding.rule);
  return isReach ? { ...finding, severity: 'warning' } : finding;
}

/** Returns whether a finding lists the reaches of a remote that has no live version to compare with. */
export function isFirstReach({ rule, against }: Finding): boolean {
  return against === undefined && reachRules.some((known) => known === rule);
}

/** Returns the reasons that a remote needs, for the record of its release. */
export function neededReasons(
  remote: Live,
  earlier: Live | undefined,
  allowed: Allowed = {},
): Record<string, string> {
  const given = { ...allowedIn(remote), ...allowed };
  const rules = [
    ...newReaches(remote, earlier).map(([rule]) => rule),
    ...(earlier ? accessChanges(remote, earlier).map(({ rule }) => rule) : []),
  ];
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const reason = given[rule];
      return reason === undefined ? [] : [[rule, reason]];
    }),
  );
}

function newReaches({ extras }: Live, earlier: Live | undefined): [ReachRule, readonly Reach[]][] {
  const idOf = ({ rule, name, code }: Reach) => `${rule} ${name} ${code}`;
  const known = new Set(earlier?.extras.reaches?.map(idOf));
  const reaches = (extras.reaches ?? []).filter((reach) => !known.has(idOf(reach)));
  return reachRules.flatMap((rule): [ReachRule, readonly Reach[]][] => {
    const own = reaches.filter((reach) => reach.rule === rule);
    return own.length > 0 ? [[rule, own]] : [];
  });
}

function findingOf(
  remote: Live,
  earlier: Live | undefined,
  rule: ReachRule,
  reaches: readonly Reach[],
): Finding {
  const places = [...new Set(reaches.map(({ name, place }) => `${name} in ${place}`))];
  const more = places.length > NAMED ? `, and ${places.length - NAMED} more` : '';
  const uses = places.slice(0, NAMED).join(', ') + more;
  if (!earlier?.extras.reaches)
    return {
      ...errorsOf(remote.name, remote.metadata.version)(
        rule,
        `${label(remote)} reaches ${words[rule]}, and nothing live can be held against it: ${uses}.`,
        'Look at each once: later versions are held against this one.',
      ),
      severity: 'warning',
    };
  return findings(remote, earlier)(
    rule,
    `${label(remote)} reaches ${words[rule]} as ${label(earlier)} does not: ${uses}.`,
    `Do without it, or say for the history why it is right: --allow ${rule}="…".`,
  );
}

function needless({ name, metadata }: Live, rule: string): Finding {
  return errorsOf(name, metadata.version)(
    rule as ReachRule,
    `Nothing that is released reaches ${words[rule as ReachRule]} in a new way.`,
    `Leave out --allow ${rule}: it would let through uses that no person has looked at.`,
  );
}
