import { type EventName, events } from '@little-arches/contracts/events';
import {
  RECORDING_FORMAT,
  RECORDING_LIMITS,
  type Recording,
  type RecordingStep,
  seededRandom,
} from '@little-arches/contracts/formats/reports';
import type { SessionState } from '@little-arches/contracts/session';
import type { Shell } from '../../shell';
import { recordedAddress } from './address-rule';
import { createMadeUp, type MadeUp } from './made-up';
import type { NewStep } from './new-step';
import { recordHost } from './record-host';
import { recordedStorage } from './storage-rule';

/** Records what the shell passes to remotes. */
export interface Recorder {
  /** Returns everything recorded until now. */
  recording(): Recording;
  /** Returns the number of steps; a recording stops at its limit. */
  steps(): number;
  /** Calls `listener` after each step. */
  subscribe(listener: () => void): void;
}

/** The shell's parts that are recorded. */
export type RecordedShell = Pick<
  Shell,
  'bus' | 'composition' | 'host' | 'hostFor' | 'prefetched' | 'session'
>;

/**
 * Records from now on, before any remote runs. Personal values are neither recorded nor stored: each step is
 * replaced by made-up values at once. From here on `Math.random` returns the numbers of a seed.
 */
export function startRecorder(shell: RecordedShell): Recorder {
  const madeUp = createMadeUp();
  const began = performance.now();
  const steps: RecordingStep[] = [];
  const listeners: (() => void)[] = [];
  const versions: Record<string, string> = {};
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  Math.random = seededRandom(seed);
  const head = {
    format: RECORDING_FORMAT,
    recordedAt: new Date().toISOString(),
    seed,
    channel: shell.host.config.channel,
    composition: shell.composition.id,
    remotes: versions,
    storage: recordedStorage(madeUp),
  } as const;
  // A prefetch for a page that is never visited would be a call that no replay makes.
  Object.assign(shell.prefetched, { has: () => true });

  function add(step: NewStep): void {
    if (steps.length >= RECORDING_LIMITS.steps) return;
    steps.push({ ...step, at: Math.round(performance.now() - began) });
    for (const listener of listeners) listener();
  }

  let address = '';
  function addPage(): void {
    const path = recordedAddress(new URL(window.location.href), madeUp);
    if (path === address) return;
    address = path;
    add({ kind: 'page', path });
  }
  let session = '';
  function addSession(): void {
    const state = recordedSession(shell.session.get(), madeUp);
    const recovery = shell.session.recovery();
    const told = JSON.stringify([state, recovery]);
    if (told === session) return;
    session = told;
    add({ kind: 'session', state, recovery });
  }
  addPage();
  addSession();
  shell.session.subscribe(addSession);

  let publisher = 'shell';
  const calls = { last: 0 };
  const own = shell.hostFor;
  const wrapped = new Set<string>();
  shell.hostFor = (loaded) => {
    const host = own(loaded);
    const { name } = loaded.remote;
    const key = `${name} ${loaded.version}`;
    if (wrapped.has(key)) return host;
    wrapped.add(key);
    versions[name] = loaded.version;
    // The host itself is changed, because the shell passes the same one to a remote's panels.
    return Object.assign(host, recordHost({ name, host, madeUp, add, calls, publishAs }));
  };
  for (const remote of shell.composition.remotes) shell.hostFor({ remote, version: remote.version });

  function publishAs(remote: string, publish: () => void): void {
    publisher = remote;
    try {
      publish();
    } finally {
      publisher = 'shell';
    }
  }
  for (const name of Object.keys(events) as EventName[])
    shell.bus.subscribe(name, (payload) => {
      if (name === 'page/shown') addPage();
      add({ kind: 'event', by: publisher, name, payload: recordedPayload(payload, madeUp) });
    });

  return {
    steps: () => steps.length,
    subscribe: (listener) => void listeners.push(listener),
    recording: () => ({ ...head, steps: steps.map(asShown) }),
  };
}

function recordedSession(state: SessionState, madeUp: MadeUp): SessionState {
  if (state.status !== 'authenticated') return state;
  const { id, email, firstName, role, groupId } = state.user;
  return {
    status: 'authenticated',
    user: {
      id: madeUp.id(id),
      email: madeUp.email(email),
      firstName: madeUp.firstName(firstName),
      lastName: 'Example',
      role,
      groupId: groupId === null ? null : madeUp.id(groupId),
    },
  };
}

/** The recorded fields of events, a closed list. */
const PAYLOAD: Readonly<Record<string, (value: unknown, madeUp: MadeUp) => unknown>> = {
  ...Object.fromEntries(
    ['status', 'count', 'total', 'currency', 'remote', 'version', 'compositionId', 'page'].map((field) => [
      field,
      (value: unknown) => value,
    ]),
  ),
  orderId: (value, madeUp) => madeUp.id(String(value)),
  paymentIntent: (value, madeUp) => madeUp.id(String(value)),
  childId: (value, madeUp) => (value === null ? null : madeUp.id(String(value))),
  title: () => '',
  message: () => '',
};

function recordedPayload(payload: object, madeUp: MadeUp): Record<string, unknown> {
  const kept = Object.entries(payload).flatMap(([field, value]) => {
    const rule = Object.hasOwn(PAYLOAD, field) ? PAYLOAD[field] : undefined;
    return rule ? [[field, rule(value, madeUp)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Adds to a failure whether the page shows its message now. */
function asShown(step: RecordingStep): RecordingStep {
  if (step.kind !== 'failure') return step;
  const page = document.querySelector('main')?.textContent ?? '';
  return { ...step, failure: { ...step.failure, shown: page.includes(step.failure.message) } };
}
