import { type Report, releasedPlace } from '@little-arches/contracts/formats';
import { describeThrown, propertyOf } from '@little-arches/contracts/platform';
import type { Failure } from './report-error';
import { type ReleasedPlace, releasedFrames, stackFrames } from './stack-frames';

/** The facts of a report that don't depend on the error, and so can't be personal. */
export type BareReport = Omit<Report, 'error' | 'message' | 'count'>;

/** Facts that a page has about itself. */
export interface ReportingPage {
  readonly origin: string;
  /** Returns the version of package `name` to which a file in `folder`, named by version or by hash, belongs. */
  readonly versionOf: (name: string, folder: string) => string;
  /** Returns the route pattern of the shown address. */
  readonly pattern: () => string;
}

const SHELL = 'shell';
const UNKNOWN = 'unknown';
const FOREIGN = /(?:^|[\s@(])(?:[\w-]+-extension|user-script|webkit-masked-url|resource):/;

/**
 * Returns which part of which version failed, by the addresses of the files involved: the innermost remote, because
 * nearly everything runs through the shell's React. A failure reported through a remote's own host belongs to that
 * remote. Names no part when foreign code, such as a browser extension or a user script, threw through our files.
 * Undefined for a failure outside the site's code.
 */
export function describeFailure(failure: Failure, page: ReportingPage): BareReport | undefined {
  const { kind, source, policy, file, line, column } = failure;
  const traced = placesOf(failure, page.origin);
  const own = releasedPlace(file, page.origin, line, column);
  const places = traced.length === 0 && own ? [own] : traced;
  if (!source && places.length === 0 && (kind === 'load' || isForeign(failure))) return undefined;
  const thrower = throwerOf(failure.error, page.origin);
  if (thrower === 'foreign' && (traced.length > 0 || isForeign(failure)))
    return { kind, remote: UNKNOWN, version: '', page: page.pattern() };
  const culprit =
    source && source.remote !== SHELL
      ? source
      : (places.find(({ remote }) => remote !== SHELL) ?? source ?? places[0]);
  return {
    kind,
    remote: culprit?.remote ?? UNKNOWN,
    version: culprit ? page.versionOf(culprit.remote, culprit.version) : '',
    page: page.pattern(),
    ...(places.length > 0 && { frames: places.slice(0, 10).map(frameText) }),
    ...(policy && { policy }),
  };
}

/** Returns the released files in the stacks of an error and of what it wraps. */
function placesOf({ error, componentStack }: Failure, origin: string): ReleasedPlace[] {
  const places: ReleasedPlace[] = [];
  let cause = error;
  // The wrapped error tells more than its wrapper; three levels are enough in practice.
  for (let depth = 0; depth < 3 && cause !== undefined; depth += 1) {
    const { stack, message } = describeThrown(cause);
    places.unshift(...releasedFrames(stack, message, origin));
    cause = propertyOf(cause, 'cause');
  }
  return componentStack ? [...places, ...releasedFrames(componentStack, '', origin)] : places;
}

/** Returns true when an extension or a user script is involved, by `chrome-extension:` and similar schemes. */
function isForeign({ file, error }: Failure): boolean {
  const { stack } = describeThrown(rootOf(error));
  return FOREIGN.test(file ?? '') || FOREIGN.test(stack);
}

function frameText({ file, line, column }: ReleasedPlace): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** Matches the files of React and the router, which throw on behalf of their callers. */
const LIBRARY = /^\/assets\/shell\/[^/]+\/vendor\./;
const DEEPEST = 3;

/** Returns the innermost cause of an error. */
function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const cause = propertyOf(root, 'cause');
    if (describeThrown(cause).stack === '') break;
    root = cause;
  }
  return root;
}

/** Returns the code that threw: the innermost frame outside the shared libraries. */
function throwerOf(error: unknown, origin: string): ReleasedPlace | 'foreign' | undefined {
  const { stack, message } = describeThrown(rootOf(error));
  return stackFrames(stack, message, origin).find(
    (frame) => frame === 'foreign' || !LIBRARY.test(frame.file),
  );
}
