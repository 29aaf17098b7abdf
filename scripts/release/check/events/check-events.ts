import type { EventShape, EventUses } from '@little-arches/build/model/published-version';
import { type Finding, findings, label } from '../../model/findings';
import type { Live } from '../../store/live-versions';
import { isWithin } from './event-rules';

const RENAME =
  'Leave the event as it is and add a new one beside it, for as long as somebody live uses the old one; or publish all its users together.';

/** Checks that the shell's bus accepts every event that a remote uses, because the bus validates each event. */
export function checkBus(remote: Live, shell: Live, subject: Live): Finding[] {
  const finding = findings(subject, subject === remote ? shell : remote);
  const [used, bus] = [remote.extras.events, shell.extras.events];
  const carried = bus?.carried;
  if (!used || !bus || !carried) return [];
  return namesOf(used).flatMap((name) => {
    if (!carried[name])
      return finding(
        'events',
        `${label(remote)} uses the event '${name}', which ${label(shell)} does not know.`,
        'Redeploy the shell first.',
      );
    const passes = !used.published[name] || reaches(name, used, { ...bus, heard: carried });
    // The bus drops fields that its schema does not contain.
    const arrives = !used.heard[name] || hasFields(used.heard[name], carried[name]);
    return passes && arrives ? [] : finding('events', changedEvent(name, remote, shell), RENAME);
  });
}

/** Checks that each package can read the events that the other publishes. */
export function checkEvents(mine: Live, theirs: Live): Finding[] {
  const finding = findings(mine, theirs);
  const [my, their] = [mine.extras.events, theirs.extras.events];
  if (!my || !their) return [];
  return namesOf(my)
    .filter((name) => !reaches(name, my, their) || !reaches(name, their, my))
    .flatMap((name) => finding('events', changedEvent(name, mine, theirs), RENAME));
}

/** Returns whether a version publishes an event. */
function publishes(live: Live, name: string): boolean {
  return live.extras.events?.published[name] !== undefined;
}

/** Checks that an event that a live version subscribes to still has a publisher, if it had one before. */
export function checkRecorded(
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
): Finding[] {
  return after.flatMap((hearer) =>
    Object.keys(hearer.extras.events?.heard ?? {}).flatMap((name) => {
      const isPublisher = (live: Live) => publishes(live, name);
      const loser = before.find(isPublisher);
      if (!loser || !changed.has(loser.name) || after.some(isPublisher)) return [];
      const now = after.find((live) => live.name === loser.name) ?? loser;
      return findings(now, hearer)(
        'events',
        `${label(hearer)} hears the event '${name}', which only ${label(loser)} publishes.`,
        `Go on publishing it until ${hearer.name} is live without it, or release both together.`,
      );
    }),
  );
}

function namesOf({ published, heard }: EventUses): string[] {
  return Object.keys({ ...published, ...heard });
}

function changedEvent(name: string, one: Live, other: Live): string {
  return `${label(one)} and ${label(other)} know different fields of the event '${name}'.`;
}

/** Returns whether every payload that `from` publishes under a name is valid for the subscriber `to`. */
function reaches(name: string, from: EventUses, to: EventUses): boolean {
  const [published, heard] = [from.published[name], to.heard[name]];
  if (!published || !heard) return true;
  const [allowed, demanded] = [from.rules?.[name], to.rules?.[name]];
  // Older builds record only whether fields are equal, not which one is stricter.
  if (!allowed || !demanded) return shapesAgree(published, heard);
  return published[KEPT] === heard[KEPT] && isWithin(allowed, demanded);
}

/** Key of a shape's entry that states how the event is retained. */
const KEPT = '(kept)';

function hasFields(wanted: EventShape, given: EventShape): boolean {
  return (
    wanted[KEPT] === given[KEPT] &&
    Object.keys(wanted).every((field) => field.endsWith('?') || Object.hasOwn(given, field) || field === KEPT)
  );
}

/** Returns whether fields of both shapes are equal, and fields of only one shape are optional. */
function shapesAgree(one: EventShape, other: EventShape): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) =>
    Object.hasOwn(one, field) && Object.hasOwn(other, field)
      ? one[field] === other[field]
      : field.endsWith('?'),
  );
}
