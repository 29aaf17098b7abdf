import { type EventName, parseEvent } from '../../events/events';
import type { Recording, RecordingStep } from '../../formats/recording/recording';
import { createStore, type Observable } from '../../observing/store';
import type { RecoveryState } from '../../session';
import { createTestHost, type TestHost, type TestHostOptions } from '../test-host';
import { covers } from './covers';
import { createRecordedCalls } from './recorded-calls';
import { replayAuth } from './replay-auth';
import { createReplayBackend } from './replay-backend';
import { type ReplayStep, stepsOf } from './replay-steps';

/** The progress of a replay. */
interface ReplayState {
  /** Number of finished steps. */
  readonly position: number;
  /** Deviations of the remote from the recording. */
  readonly differences: readonly string[];
  /** Whether the expected calls and events of the remote were compared at the end. */
  readonly isOver: boolean;
}

/** The replay of a recording, one action of the host at a time. */
export interface Replay extends Observable<ReplayState> {
  readonly host: TestHost;
  readonly steps: readonly ReplayStep[];
  /** Returns the step that `next` takes; undefined after the last. */
  upcoming(): ReplayStep | undefined;
  /** Returns true while the remote has not made the call that the next step answers. */
  isAwaited(): boolean;
  /** Returns true when the remote has done this step. */
  isDone(step: ReplayStep): boolean;
  /** Takes the next step; after the last one it compares the expected calls and events of the remote. */
  next(): void;
  /** Connects the page whose address and texts the replay reads. Call before the first step. */
  watch(page: ReplayedPage): void;
}

/** The page in which a recording is replayed. */
interface ReplayedPage {
  path(): string;
  goTo(path: string): void;
  shows(text: string): boolean;
}

/**
 * Creates a host that repeats the recorded actions of the shell, for one remote. Compares the remote's actions with
 * the recorded ones. `options` answer calls that were not recorded.
 */
export function createReplay(recording: Recording, remote: string, options: TestHostOptions): Replay {
  const { steps, calls } = stepsOf(recording, remote);
  const { get, set, subscribe } = createStore<ReplayState>({ position: 0, differences: [], isOver: false });
  const differs = (what: string) => {
    const { differences } = get();
    if (!differences.includes(what)) set({ ...get(), differences: [...differences, what] });
  };
  const recorded = createRecordedCalls(calls, { differs, onMade: () => set({ ...get() }) });
  let recovery: RecoveryState = 'none';
  let page: ReplayedPage | undefined;
  const host = createTestHost({
    ...options,
    session: { status: 'loading' },
    get recovery() {
      return recovery;
    },
    auth: replayAuth(recorded),
  });

  const published = new Set<RecordingStep>();
  function compareEvent(name: EventName, payload: unknown): void {
    const like = steps.filter(
      ({ by, step }) => by === 'remote' && step.kind === 'event' && step.name === name,
    );
    const open = like.find(
      ({ step }) => !published.has(step) && 'payload' in step && covers(step.payload, payload),
    );
    if (open) published.add(open.step);
    else differs(`${name} was not published so: ${JSON.stringify(payload)}`);
  }

  function perform({ step }: ReplayStep): void {
    if (step.kind === 'page') {
      if (page && page.path() !== pathOf(step.path)) page.goTo(step.path);
    } else if (step.kind === 'session') {
      recovery = step.recovery;
      host.setSession(step.state);
    } else if (step.kind === 'event') publishRecorded(host, step);
    else if (step.kind !== 'call') recorded.release(step.call);
  }

  const over = new Set<ReplayStep>();
  /**
   * Returns the next step of the host. When that step answers a call that was not made, returns the next page step,
   * which leads the remote there.
   */
  function upcoming(): ReplayStep | undefined {
    const open = steps.filter((step) => step.by === 'host' && !over.has(step));
    const [first] = open;
    if (!first || !answers(first) || isMade(first)) return first;
    return open.find(({ step }) => step.kind === 'page') ?? first;
  }
  const isMade = ({ step }: ReplayStep) => answers({ step }) && 'call' in step && recorded.isMade(step.call);
  const isAwaited = () => {
    const step = upcoming();
    return step !== undefined && answers(step) && !isMade(step);
  };

  function compareEnd(): void {
    for (const { step, by } of steps) {
      if (step.kind === 'call' && !recorded.isMade(step.call)) differs(`${step.name} is not called`);
      if (step.kind === 'event' && by === 'remote' && !published.has(step))
        differs(`${step.name} is not published`);
      if (step.kind === 'failure' && step.failure.shown && page?.shows(step.failure.message) === false)
        differs(`The page does not say: ${step.failure.message}`);
    }
  }

  const publish: typeof host.bus.publish = (name, payload) => {
    compareEvent(name, payload);
    host.bus.publish(name, payload);
  };

  return {
    host: {
      ...host,
      backend: createReplayBackend(recorded, host.backend, host.reportError),
      // A remote receives a bus of its own, whose events are compared too.
      bus: { ...host.bus, publish, forRemote: (user) => ({ ...host.bus.forRemote(user), publish }) },
    },
    steps,
    get,
    subscribe,
    upcoming,
    isAwaited,
    isDone: ({ step }) => (step.kind === 'call' ? recorded.isMade(step.call) : published.has(step)),
    watch: (watched) => {
      page = watched;
    },
    next() {
      const step = upcoming();
      if (!step) {
        if (!get().isOver) compareEnd();
        return set({ ...get(), isOver: true });
      }
      over.add(step);
      perform(step);
      const first = steps.findIndex((one) => one.by === 'host' && !over.has(one));
      set({ ...get(), position: first < 0 ? steps.length : first });
    },
  };
}

function answers({ step }: Pick<ReplayStep, 'step'>): boolean {
  return step.kind === 'answer' || step.kind === 'failure';
}

function publishRecorded(host: TestHost, { name, payload }: Extract<RecordingStep, { kind: 'event' }>): void {
  host.bus.publish(name, parseEvent(name, payload));
}

function pathOf(path: string): string {
  return new URL(path, 'https://site.invalid').pathname;
}
