import {
  type ReleasedPlace,
  releasedPlace,
  stackFrames,
} from 'shared-contracts/formats/reports/stack-frames';
import { describeThrown, propertyOf } from 'shared-contracts/thrown';
import type { ReportingPage } from '../reporting/describe-failure';
import { isOfMovedNodes, isOutcome } from '../reporting/outcomes';
import type { Failure } from '../reporting/report-error';

/** A version that failed. */
interface Culprit {
  readonly package: string;
  readonly version: string;
}

/** React and the router: they throw for whoever called them. */
const LIBRARY = /^\/assets\/shell\/[^/]+\/vendor\./;
const DEEPEST = 3;

/**
 * Returns the version that a failure counts against: that of the file that threw, by the innermost frame outside the
 * shared libraries. Undefined where it counts against none: expected outcomes, files that did not arrive, refusals of
 * the policy, and what other code threw, even through frames of ours.
 */
export function culpritOf(
  failure: Failure,
  { origin, versionOf }: Pick<ReportingPage, 'origin' | 'versionOf'>,
): Culprit | undefined {
  const { kind, file, source } = failure;
  if (kind === 'policy' || kind === 'load') return undefined;
  const error = rootOf(failure.error);
  if (isOutcome(failure.error) || isOutcome(error)) return undefined;
  const { stack, message } = describeThrown(error);
  const frames = stackFrames(stack, message, origin);
  const [first] = frames;
  const isReacts = first !== undefined && isLibrary(first);
  if (isReacts && (kind === 'recovered' || isOfMovedNodes(error))) return undefined;
  const thrower = frames.find((frame) => !isLibrary(frame));
  if (thrower === 'foreign') return undefined;
  const culprit =
    thrower ?? (first === undefined ? releasedOrOther(file, origin) : undefined) ?? source ?? first;
  if (culprit === undefined || culprit === 'foreign') return undefined;
  const version = versionOf(culprit.remote, culprit.version);
  return version === '' ? undefined : { package: culprit.remote, version };
}

/** The error that others wrap. */
function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const cause = propertyOf(root, 'cause');
    if (describeThrown(cause).stack === '') break;
    root = cause;
  }
  return root;
}

function isLibrary(frame: ReleasedPlace | 'foreign'): boolean {
  return frame !== 'foreign' && LIBRARY.test(frame.file);
}

/** Where something without a stack was thrown, as far as the browser says. */
function releasedOrOther(file: string | undefined, origin: string) {
  return file ? (releasedPlace(file, origin) ?? 'foreign') : undefined;
}
