import { releasedPlace } from '@little-arches/contracts/formats/reports';
import type { ReportingPage } from '../reporting/describe-failure';
import { isOfMovedNodes, isOutcome } from '../reporting/outcomes';
import type { Failure } from '../reporting/report-error';
import { framesOf, isLibrary, rootOf, throwerOf } from '../reporting/thrower';

/** A version that failed. */
interface Culprit {
  readonly package: string;
  readonly version: string;
}

/**
 * Returns the version that caused a failure: that of the file that threw, by the innermost frame outside the shared
 * libraries. Undefined when no version caused it: expected outcomes, files that did not arrive, refusals of the
 * policy, and errors of other code, even through our frames.
 */
export function culpritOf(
  failure: Failure,
  { origin, versionOf }: Pick<ReportingPage, 'origin' | 'versionOf'>,
): Culprit | undefined {
  const { kind, file, source } = failure;
  if (kind === 'policy' || kind === 'load') return undefined;
  const error = rootOf(failure.error);
  if (isOutcome(failure.error) || isOutcome(error)) return undefined;
  const frames = framesOf(error, origin);
  const [first] = frames;
  const isReacts = first !== undefined && isLibrary(first);
  if (isReacts && (kind === 'recovered' || isOfMovedNodes(error))) return undefined;
  const thrower = throwerOf(frames);
  if (thrower === 'foreign') return undefined;
  const culprit =
    thrower ?? (first === undefined ? releasedOrOther(file, origin) : undefined) ?? source ?? first;
  if (culprit === undefined || culprit === 'foreign') return undefined;
  const version = versionOf(culprit.remote, culprit.version);
  return version === '' ? undefined : { package: culprit.remote, version };
}

/** Attributes a thrown value without a stack to a file, if the browser names one. */
function releasedOrOther(file: string | undefined, origin: string) {
  return file ? (releasedPlace(file, origin) ?? 'foreign') : undefined;
}
