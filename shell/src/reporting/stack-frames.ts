import { releasedPlace } from '@little-arches/contracts/formats';

/** A place in a file of a release. */
export interface ReleasedPlace {
  readonly remote: string;
  readonly version: string;
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

const MOST_FRAMES = 10;
/**
 * Matches a frame. Chromium: `at name (address:line:column)`, also without name. Firefox and Safari:
 * `name@address:line:column`.
 */
const FRAME = /^(?:\s*at (?:async )?(?:.* \()?|.*@|)(https?:\/\/\S+?):(\d{1,9}):(\d{1,9})\)?$/;
/**
 * Matches the browser's own code, such as `JSON.parse`. With a line and a column, `<anonymous>` is code from a
 * string instead.
 */
const NATIVE =
  /^\s*$|^\s*at (?:.* )?\(?(?:<anonymous>|native|index \d+)\)?$|^(?:.*@)?(?:\[native code\]|self-hosted(?::\d+)*)$/;
/** Only Chromium begins a stack with the error's name and message, which may have several lines. */
const CHROMIUM = /^\s+at /;
const LONGEST_LINE = 500;
const MOST_LINES = 200;

/**
 * Returns the places in released files that a stack contains, innermost first, ten at most. Drops the rest of the
 * stack: Chromium begins it with the error's message, which may contain what a person typed.
 */
export function releasedFrames(stack: string, message: string, origin: string): ReleasedPlace[] {
  return stackFrames(stack, message, origin)
    .filter((place) => place !== 'foreign')
    .slice(0, MOST_FRAMES);
}

/**
 * Returns the frames of a stack, innermost first: places in released files, and `foreign` for all other code, such
 * as browser extensions, user scripts and code from a string. Leaves out the browser's own functions, because they
 * throw on behalf of their callers.
 */
export function stackFrames(stack: string, message: string, origin: string): (ReleasedPlace | 'foreign')[] {
  const lines = withoutMessage(stack, message).split('\n', MOST_LINES);
  const frames = lines.some((line) => CHROMIUM.test(line))
    ? lines.filter((line) => CHROMIUM.test(line))
    : lines;
  return frames.flatMap((line) => {
    if (line.length > LONGEST_LINE) return 'foreign';
    if (NATIVE.test(line)) return [];
    const [, address, row, column] = FRAME.exec(line) ?? [];
    return releasedPlace(address, origin, Number(row), Number(column)) ?? 'foreign';
  });
}

/** Removes the message from a stack, because a message of several lines could look like frames. */
function withoutMessage(stack: string, message: string): string {
  const start = message ? stack.indexOf(message) : -1;
  return /^[\w$.]*: $/.test(stack.slice(0, Math.max(start, 0))) ? stack.slice(start + message.length) : stack;
}
