import type { Browser } from 'playwright-core';
import { type Fault, hanging } from '../faults';
import { HangsError } from '../when-quiet';
import { checkShown } from './check-shown';
import { type OpenState, openState, type Shown } from './open-state';
import type { Walk } from './plan-walks';
import type { State } from './state';

/** Observations of a state. */
export interface Watched {
  readonly state: State;
  readonly faults: readonly Fault[];
  /** Whether the page calls its backend. */
  readonly asks: boolean;
  /** Calls of the page that its scenario has no answer for. */
  readonly unanswered: readonly string[];
  /** Whether the shell accepted the session of the scenario; undefined without a session. */
  readonly isSignedIn: boolean | undefined;
}

/** Input of watching states. */
export interface Watching {
  readonly browser: Browser;
  readonly shown: Shown;
  /** Address patterns of the whole site. */
  readonly patterns: readonly string[];
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
  /** Returns whether other packages fill slots of a state's page: the scenario need not answer their calls. */
  readonly isFilled: (state: State) => boolean;
  /** Called before each state; false skips it. */
  readonly mayShow: (state: State) => boolean;
}

/** Shows the states of a walk, in one document as far as possible, and returns the observations of each. */
export async function watchWalk({ kit, states }: Walk, watching: Watching): Promise<Watched[]> {
  const { browser, shown, timeLimit, mayShow } = watching;
  const watched: Watched[] = [];
  let open: OpenState | undefined;
  async function end() {
    await open?.close();
    open = undefined;
  }
  for (const state of states) {
    if (!mayShow(state)) continue;
    try {
      if (open && !(await open.show(state))) await end();
      const isFirst = open === undefined;
      open ??= await openState(browser, shown, kit, state, { timeLimit });
      const seen = await watch(open, state, watching);
      const mayBeOfBefore = !isFirst && seen.faults.some(({ kind }) => kind === 'error');
      const before = mayBeOfBefore ? watched.pop() : undefined;
      watched.push(...(before ? await attribute(seen, before, kit, watching) : [seen]));
      // A faulty state may break the next one, so the document is closed.
      if (seen.faults.length > 0) await end();
    } catch (error) {
      const fault: Fault =
        error instanceof HangsError ? hanging(timeLimit) : { kind: 'error', text: String(error) };
      watched.push({ state, faults: [fault], asks: true, unanswered: [], isSignedIn: undefined });
      await end();
    }
  }
  const last = open && watched.pop();
  if (open && last) watched.push({ ...last, faults: last.state.way === 'link' ? await leave(open) : [] });
  await end();
  return watched;
}

/** Returns the faults that occur when the shown page is left. */
async function leave(open: OpenState): Promise<Fault[]> {
  try {
    await open.leave();
    return await open.faults();
  } catch {
    // A page that can't be left in time has been observed as it is.
    return [];
  }
}

/**
 * Attributes errors to the state before in the same document when they do not occur with the state alone: that page
 * failed when it was left.
 */
async function attribute(
  seen: Watched,
  before: Watched,
  kit: Walk['kit'],
  watching: Watching,
): Promise<Watched[]> {
  const alone = await watchWalk({ kit, states: [seen.state] }, { ...watching, mayShow: () => true });
  const own = alone.flatMap(({ faults }) => faults.map(keyOf));
  const isOwn = (fault: Fault) => fault.kind !== 'error' || own.includes(keyOf(fault));
  return [
    { ...before, faults: seen.faults.filter((fault) => !isOwn(fault)) },
    { ...seen, faults: seen.faults.filter(isOwn) },
  ];
}

/** Returns a fault without its stack, which differs in another document. */
const keyOf = ({ kind, text }: Fault) => `${kind} ${text.split('\n')[0]}`;

async function watch(open: OpenState, state: State, { patterns, isFilled }: Watching): Promise<Watched> {
  const heard = await open.faults();
  const shown = await checkShown(open.page, { patterns, isUnfinished: open.isUnfinished });
  // Includes errors that occur a moment later. The checks themselves may violate the policy, so its faults are
  // skipped.
  const later = (await open.faults()).filter(({ kind }) => kind !== 'policy');
  const unanswered = open.takeUnanswered();
  return {
    state,
    faults: [...heard, ...later, ...shown],
    asks: open.takeAsked(),
    unanswered: isFilled(state) ? [] : unanswered,
    isSignedIn: open.isSignedIn(),
  };
}
