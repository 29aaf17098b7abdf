import * as v from 'valibot';
import { type EventName, events } from '../../events/events';
import type { SessionState } from '../../session';
import { parseStored } from '../reading/parse-stored';
import { RECORDING_FORMAT, RECORDING_LIMITS } from './recording-parts';

const at = v.pipe(v.number(), v.minValue(0));
const name = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w. -]{0,99}$/, 'must be a name'));
const call = v.pipe(v.number(), v.integer(), v.minValue(1));
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must be a path of the site'), v.maxLength(500));

const sessionSchema: v.GenericSchema<unknown, SessionState> = v.variant('status', [
  v.object({ status: v.literal('loading') }),
  v.object({
    status: v.literal('unauthenticated'),
    reason: v.picklist(['none', 'signed-out', 'sign-out-unconfirmed']),
  }),
  v.object({
    status: v.literal('authenticated'),
    user: v.object({
      id: v.string(),
      email: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      role: v.nullable(v.string()),
      groupId: v.nullable(v.string()),
    }),
  }),
]);

const failureSchema = v.object({
  /** Status of a `BackendError`; absent for other errors. */
  status: v.optional(v.number()),
  message: v.string(),
  answer: v.optional(v.unknown()),
  /** Whether the page showed the message when the recording ended. */
  shown: v.optional(v.boolean()),
});

const stepSchema = v.variant('kind', [
  v.object({ kind: v.literal('page'), at, path }),
  v.object({
    kind: v.literal('session'),
    at,
    state: sessionSchema,
    recovery: v.picklist(['none', 'checking', 'ready']),
  }),
  v.object({
    kind: v.literal('event'),
    at,
    /** The publisher; `shell` for the shell's own events, those of other tabs and earlier ones. */
    by: name,
    name: v.picklist(Object.keys(events) as EventName[]),
    payload: v.record(v.string(), v.unknown()),
  }),
  v.object({ kind: v.literal('call'), at, by: name, call, name, request: v.unknown() }),
  v.object({ kind: v.literal('answer'), at, call, answer: v.unknown() }),
  v.object({ kind: v.literal('failure'), at, call, failure: failureSchema }),
]);

const recordingSchema = v.object({
  format: v.literal(RECORDING_FORMAT),
  /** The page's time at the beginning, in ISO 8601. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Seed of `seededRandom`, which replaced `Math.random`. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  channel: v.string(),
  composition: v.string(),
  /** Versions by the name of the remote. */
  remotes: v.record(name, v.string()),
  /** What an earlier visit had stored in the browser, by key. */
  storage: v.record(v.string(), v.string()),
  steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(RECORDING_LIMITS.steps)),
});

/**
 * What the shell passed to remotes, in order: pages, states of the session, events of both directions, and calls
 * with their results. `at` is milliseconds since the beginning. All people in it are made up.
 */
export type Recording = v.InferOutput<typeof recordingSchema>;

/** One recorded step. */
export type RecordingStep = Recording['steps'][number];

/** The result of a call that failed. */
export type RecordedFailure = v.InferOutput<typeof failureSchema>;

/**
 * Reads a recording's file; `what` names it. Throws an Error that names the problem, or a NewerFormatError when a
 * newer panel wrote it.
 */
export function parseRecording(text: string, what: string): Recording {
  if (text.length > RECORDING_LIMITS.characters) throw new Error(`${what} is too large for a recording`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${what} holds no JSON: save it again`);
  }
  return parseStored(recordingSchema, value, {
    what,
    format: RECORDING_FORMAT,
    reader: 'the standalone host',
  });
}
