import { type Finding, findings, label } from '../model/findings';
import type { Live } from '../store/live-versions';
import { isWithin } from './events/event-rules';

/** Checks that the props that the pages of one package pass to a slot are valid for the other, which fills it. */
export function checkSlots(mine: Live, theirs: Live): Finding[] {
  const finding = findings(mine, theirs);
  return [[mine, theirs] as const, [theirs, mine] as const].flatMap(([page, filler]) =>
    misfits(page, filler).map((slot) =>
      finding(
        'slots',
        `${label(filler)} fills the slot '${slot}' for other props than ${label(page)} passes to it.`,
        'Build both with one contract, or make the new prop optional until all its users are live; or publish both together.',
      ),
    ),
  );
}

/** Returns the slots whose filler does not accept every value that the page may pass. */
function misfits(page: Live, filler: Live): string[] {
  const { fills = {} } = filler.extras.slots ?? {};
  return Object.entries(page.extras.slots?.shows ?? {}).flatMap(([slot, { props: passed }]) => {
    const accepted = fills[slot]?.props;
    // The build of another bundler does not state them.
    return passed && accepted && !isWithin(passed, accepted) ? slot : [];
  });
}
