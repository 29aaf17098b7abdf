import { needsOf } from '../check/check-uses';
import { publishes } from '../check/events/check-events';
import { eventUses } from '../check/events/check-remote-events';
import type { Live } from '../store/live-versions';

/** What one package uses of the same other packages. */
export interface Uses {
  readonly user: string;
  readonly kind: 'event' | 'link' | 'panel' | 'slot';
  /** The packages that provide it; none when nothing live does. */
  readonly of: readonly string[];
  /** Names of events, panels and slots, patterns of addresses. */
  readonly names: readonly string[];
}

/**
 * Returns what packages use of other packages: the events that they subscribe to, their links, the panels that they
 * open, and the slots of theirs that others fill.
 */
export function listUses(versions: readonly Live[]): Uses[] {
  return versions.flatMap((user) => {
    const found = new Map<string, Uses & { names: string[] }>();
    for (const { kind, name, isGiven } of usedBy(user)) {
      const of = versions.filter((live) => live !== user && isGiven(live)).map((live) => live.name);
      if (of.length === 0 && isGiven(user)) continue;
      const key = [kind, ...of].join(' ');
      const uses = found.get(key) ?? { user: user.name, kind, of, names: [] };
      uses.names.push(name);
      found.set(key, uses);
    }
    return [...found.values()];
  });
}

/** Returns the names of packages whose builds do not record what they use. */
export function withoutRecord(versions: readonly Live[]): string[] {
  return versions.filter(({ extras }) => !extras.events || !extras.uses).map(({ name }) => name);
}

function usedBy(user: Live) {
  const events = Object.keys(eventUses(user)?.heard ?? {}).map((name) => ({
    kind: 'event' as const,
    name,
    isGiven: (by: Live) => publishes(by, name),
  }));
  const slots = Object.keys(user.extras.slots?.shows ?? {}).map((name) => ({
    kind: 'slot' as const,
    name,
    isGiven: (by: Live) => by.extras.slots?.fills[name] !== undefined,
  }));
  return [...events, ...needsOf(user), ...slots];
}
