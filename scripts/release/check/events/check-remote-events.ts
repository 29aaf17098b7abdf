import { shapeOf, shapeRules } from '@little-arches/build/event-shapes';
import type { EventShape, EventUses } from '@little-arches/build/model/published-version';
import { payloadSchema, publisherOf } from '@little-arches/contracts/formats/stored';
import type { Live } from '../../store/live-versions';
import { type Finding, findings, label } from '../findings';
import { isWithin } from './event-rules';

/** Returns the events that a version uses: those of the contract and those of remotes. */
export function eventUses({ extras: { events, remoteEvents } }: Live): EventUses | undefined {
  if (!remoteEvents) return events;
  const { publishes, subscribes } = remoteEvents;
  const shapes = (list: typeof publishes, shape: (event: (typeof publishes)[number]) => EventShape) =>
    Object.fromEntries(list.map((event) => [event.name, shape(event)]));
  const shape = ({ keep, fields }: (typeof publishes)[number]) => shapeOf(keep, payloadSchema(fields));
  return {
    ...events,
    published: { ...events?.published, ...shapes(publishes, shape) },
    heard: { ...events?.heard, ...shapes(subscribes, shape) },
    rules: {
      ...events?.rules,
      ...shapes([...publishes, ...subscribes], ({ fields }) => shapeRules(payloadSchema(fields).entries)),
    },
  };
}

/** Checks that a version publishes no event under the name of another remote. */
export function checkPublishers(live: Live): Finding[] {
  return (live.extras.remoteEvents?.publishes ?? [])
    .filter(({ name }) => publisherOf(name) !== live.name)
    .map(({ name }) =>
      findings(live, live)(
        'events',
        `${label(live)} publishes '${name}', which only ${publisherOf(name)} may publish.`,
        `Name it ${live.name}/${name.replace(/^.*\//, '')}.`,
      ),
    );
}

/**
 * Checks that an event of a remote keeps its fields from version to version: a page may receive it from either, the
 * new one or its fallback version.
 */
export function checkEventVersions(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  return after
    .filter(({ name }) => changed.has(name))
    .flatMap((now) => {
      const old = before.find(({ name }) => name === now.name);
      const earlier = old?.extras.remoteEvents?.publishes ?? [];
      return (now.extras.remoteEvents?.publishes ?? []).flatMap((event) => {
        const other = earlier.find(({ name }) => name === event.name);
        if (!old || !other) return [];
        const [mine, theirs] = [event, other].map(({ fields }) => shapeRules(payloadSchema(fields).entries));
        const agree = mine && theirs && isWithin(mine, theirs) && isWithin(theirs, mine);
        if (agree && event.keep === other.keep) return [];
        return findings(now, old)(
          'events',
          `${label(now)} publishes '${event.name}' otherwise than ${label(old)}, which pages may still load.`,
          'Leave its fields and how it is kept: add an optional field, or another event beside it.',
        );
      });
    });
}

/** Returns a warning for each event of a remote that a changed version subscribes to and no live version publishes yet. */
export function checkUnpublished(after: readonly Live[], changed: ReadonlySet<string>): Finding[] {
  return after
    .filter(({ name }) => changed.has(name))
    .flatMap((subscriber) =>
      (subscriber.extras.remoteEvents?.subscribes ?? []).flatMap(({ name }) => {
        const publisher = after.find((live) => live.name === publisherOf(name));
        if (publisher && eventUses(publisher)?.published[name]) return [];
        const who = publisher ? `${label(publisher)} does not publish` : 'no live version publishes';
        const finding = findings(subscriber, publisher ?? subscriber)(
          'events',
          `${label(subscriber)} subscribes to '${name}', which ${who}: it receives nothing until ${publisherOf(name)} is live with it.`,
          'Nothing, if it follows: either may be released first. Otherwise compare the names.',
        );
        return { ...finding, severity: 'warning' as const };
      }),
    );
}
