import type { Gives, UseKind } from '@scripts/build/model/published-version';
import { matchesAddress } from 'shared-contracts/routes';
import type { Live } from '../store/live-versions';
import { type Finding, findings, label } from './findings';

/** What a shell returns, and how a sentence names one of it. */
const givenByShell = {
  host: 'the host’s',
  session: 'the session’s status',
  tokens: 'the token',
  classes: 'the base class',
} as const satisfies Partial<Record<UseKind, string>>;

/**
 * What a remote uses of the shell must be within what the shell returns. Builds from before say nothing of
 * it.
 */
export function checkUses(remote: Live, shell: Live, subject: Live): Finding[] {
  const finding = findings(subject, subject === remote ? shell : remote);
  const given: Gives = shell.extras.gives ?? {};
  const fix =
    subject === remote
      ? 'Release a shell that gives it first, or do without it.'
      : `Give it on beside the new one, until ${remote.name} is live without it; or release both together.`;
  return Object.entries(givenByShell).flatMap(([kind, words]) => {
    const names = given[kind as keyof typeof givenByShell];
    if (!names) return [];
    return Object.entries(remote.extras.uses?.[kind as keyof typeof givenByShell] ?? {})
      .filter(([name]) => !names.includes(name))
      .map(([name, place]) =>
        finding(
          'uses',
          `${label(remote)} uses ${words} ${name} in ${place}, which ${label(shell)} does not give.`,
          fix,
        ),
      );
  });
}

/** What a shell compares its session with must be what it sets: with another status no page for the signed-in would ever open. */
export function checkOwnSession(shell: Live): Finding[] {
  const { session } = shell.extras.gives ?? {};
  if (!session) return [];
  return Object.entries(shell.extras.uses?.session ?? {})
    .filter(([status]) => !session.includes(status))
    .map(([status, place]) =>
      findings(shell, shell)(
        'uses',
        `${label(shell)} uses ${givenByShell.session} ${status} in ${place}, which it never sets.`,
        'Compare with the statuses that the session of this shell has.',
      ),
    );
}

/** Something that packages need of others, no matter who has it. */
interface Need {
  /** How a sentence reports it: `links to /faqs in …`. */
  readonly words: string;
  readonly isGiven: (by: Live) => boolean;
  readonly fix: string;
}

/**
 * Links and opened panels must lead somewhere. Where a change takes away what was there, or links anew to what is not,
 * that is an error; a package that comes to a channel for the first time may be there before the others.
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

function needsOf({ name, extras }: Live): Need[] {
  const links = Object.entries(extras.uses?.links ?? {}).map(([pattern, place]) => ({
    words: `links to ${pattern} in ${place}`,
    isGiven: (by: Live) => by.extras.addresses.some(({ path }) => matchesAddress(path, pattern)),
    fix: `Release who has the page first, or together with it; or take the link out of ${name}.`,
  }));
  const panels = (extras.opens ?? []).map((panel) => ({
    words: `opens the panel '${panel}'`,
    isGiven: (by: Live) => by.extras.panels.includes(panel),
    fix: `Release who provides the panel first, or together with it; or no longer open it in ${name}.`,
  }));
  return [...links, ...panels];
}
