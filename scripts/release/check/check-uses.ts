import { matchesAddress } from '@little-arches/contracts/routes';
import { type Finding, findings, label } from '../model/findings';
import type { Live } from '../store/live-versions';

/** Something that a package needs from any other package. */
interface Need {
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
