import type { QaReport } from '../qa-report';
import type { BusWatch, LoggedEvent } from '../watch/watch-bus';
import { button, table } from './elements';

/** Renders the events, each with a button that publishes it again to later subscribers. */
export function eventRows(
  events: readonly LoggedEvent[],
  bus: Pick<BusWatch, 'late'>,
  list: string,
  replay: (event: LoggedEvent) => void,
): HTMLElement {
  return table(
    ['When', 'Event', 'Payload', 'Late listeners'],
    events.map((event, index) => {
      const { at, name, payload } = event;
      const late = bus.late(event);
      const again = button(`Replay to ${late}`, `${list}-${index}`, () => replay(event));
      again.ariaLabel = `Replay to ${late} late ${late === 1 ? 'listener' : 'listeners'}: ${name} of ${at} ms`;
      return [`${at} ms`, name, JSON.stringify(payload), late > 0 ? again : 'none'];
    }),
  );
}

/** Renders the number of subscribers of each event, and which events each package subscribes to. */
export function listenerRows({ listeners, held }: QaReport): HTMLElement {
  const of = (name: string) => held.filter(({ kind, what }) => kind === 'event' && what === name);
  return table(
    ['Event', 'Listeners', 'Of'],
    Object.entries(listeners).map(([name, count]) => {
      const sums = new Map<string, number>();
      for (const { owner, count: own } of of(name)) sums.set(owner, (sums.get(owner) ?? 0) + own);
      const known = [...sums.values()].reduce((all, own) => all + own, 0);
      // Subscriptions from before the panel watched are the shell's own, because remotes run later.
      if (count > known) sums.set('shell', (sums.get('shell') ?? 0) + count - known);
      return [name, `${count}`, [...sums].map(([owner, own]) => `${owner} ${own}`).join(', ')];
    }),
  );
}

const WORDS = {
  leak: 'leak: it grows with each visit',
  left: 'left behind: its pages are gone',
  'in use': 'in use',
};

/** Renders everything that runs until it is ended, suspicious entries first. */
export function heldRows({ held }: QaReport): HTMLElement {
  const order = ['leak', 'left', 'in use'];
  return table(
    ['Package', 'What', 'How many', 'State', 'From'],
    held
      // Without those of extensions and the console.
      .filter(({ owner }) => owner !== 'unknown')
      .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
      .map(({ owner, kind, what, count, state, place }) => [
        owner,
        `${kind} ${what}`,
        `${count}`,
        WORDS[state],
        place,
      ]),
  );
}
