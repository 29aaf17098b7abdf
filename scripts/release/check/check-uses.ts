import type { Gives, UseKind } from '@little-arches/build/model/published-version';
import { matchesAddress } from '@little-arches/contracts/routes';
import type { Live } from '../store/live-versions';
import { type Finding, findings, label } from './findings';

/** Kinds of things that a shell offers, and how a sentence names one. */
const setByShell = {
  host: 'the host’s',
  session: 'the session’s status',
  tokens: 'the token',
  classes: 'the base class',
} as const satisfies Partial<Record<UseKind, string>>;

/** Checks that the shell offers everything that a remote uses of it. Skips older builds, which do not record it. */
export function checkUses(remote: Live, shell: Live, subject: Live): Finding[] {
  const finding = findings(subject, subject === remote ? shell : remote);
  const given: Gives = shell.extras.gives ?? {};
  const fix =
    subject === remote
      ? 'Release a shell that provides it first, or do without it.'
      : `Provide it beside the new one, until ${remote.name} is live without it; or release both together.`;
  return Object.entries(setByShell).flatMap(([kind, words]) => {
    const names = given[kind as keyof typeof setByShell];
    if (!names) return [];
    return Object.entries(remote.extras.uses?.[kind as keyof typeof setByShell] ?? {})
      .filter(([name]) => !names.includes(name))
      .map(([name, place]) =>
        finding(
          'uses',
          `${label(remote)} uses ${words} ${name} in ${place}, which ${label(shell)} does not provide.`,
          fix,
        ),
      );
  });
}

/**
 * Checks that a shell compares its session only with statuses that it sets: with another status, pages for
 * signed-in users would never open.
 */
export function checkOwnSession(shell: Live): Finding[] {
  const { session } = shell.extras.gives ?? {};
  if (!session) return [];
  return Object.entries(shell.extras.uses?.session ?? {})
    .filter(([status]) => !session.includes(status))
    .map(([status, place]) =>
      findings(shell, shell)(
        'uses',
        `${label(shell)} uses ${setByShell.session} ${status} in ${place}, which it never sets.`,
        'Compare with the statuses that the session of this shell has.',
      ),
    );
}

/** Something that a package needs from any other package. */
interface Need {
  readonly kind: 'link' | 'panel';
  /** Pattern of the address, or name of the panel. */
  readonly name: string;
  /** Text for a sentence: `links to /faqs in …`. */
  readonly words: string;
  readonly isGiven: (by: Live) => boolean;
  readonly fix: string;
}

/**
 * Checks that links and opened panels have a target. A change that removes a target, or adds a link without one, is
 * an error. For a package that is new on a channel it is a warning, because the others may follow.
 */
export function checkNeeds(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  return after.flatMap((user) => {
    const earlier = before.find(({ name }) => name === user.name);
    return needsOf(user).flatMap(({ words, isGiven, fix }) => {
      if (after.some(isGiven)) return [];
      const loser = before.find(isGiven);
      if (!loser && (!changed.has(user.name) || (earlier && needs(earlier, words)))) return [];
      const now = loser && after.find(({ name }) => name === loser.name);
      const message = `${label(user)} ${words}, which ${loser ? `only ${label(loser)} has` : 'nothing live has'}.`;
      const made = changed.has(user.name) || !now ? findings(user, loser ?? user) : findings(now, user);
      const finding = made('uses', message, fix);
      return loser || earlier ? [finding] : [{ ...finding, severity: 'warning' as const }];
    });
  });
}

function needs(live: Live, words: string): boolean {
  return needsOf(live).some((need) => need.words === words);
}

/** Returns the links of a package, and the panels that it opens. */
function needsOf({ name, extras }: Live): Need[] {
  const links = Object.entries(extras.uses?.links ?? {}).map(([pattern, place]) => ({
    kind: 'link' as const,
    name: pattern,
    words: `links to ${pattern} in ${place}`,
    isGiven: (by: Live) => by.extras.addresses.some(({ path }) => matchesAddress(path, pattern)),
    fix: `Release who has the page first, or together with it; or take the link out of ${name}.`,
  }));
  const panels = (extras.opens ?? []).map((panel) => ({
    kind: 'panel' as const,
    name: panel,
    words: `opens the panel '${panel}'`,
    isGiven: (by: Live) => by.extras.panels.includes(panel),
    fix: `Release who provides the panel first, or together with it; or no longer open it in ${name}.`,
  }));
  return [...links, ...panels];
}
