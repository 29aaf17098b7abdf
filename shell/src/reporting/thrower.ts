import { describeThrown, propertyOf } from '@little-arches/contracts/platform';
import { type ReleasedPlace, stackFrames } from './stack-frames';

/** A place in a released file, or other code such as a browser extension's. */
export type Frame = ReleasedPlace | 'foreign';

/** Matches the files of React and the router, which throw on behalf of their callers. */
const LIBRARY = /^\/assets\/shell\/[^/]+\/vendor\./;
const DEEPEST = 3;

/** Returns the innermost cause of an error. */
export function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const cause = propertyOf(root, 'cause');
    if (describeThrown(cause).stack === '') break;
    root = cause;
  }
  return root;
}

/** Returns the frames of an error, innermost first. */
export function framesOf(error: unknown, origin: string): Frame[] {
  const { stack, message } = describeThrown(error);
  return stackFrames(stack, message, origin);
}

/** Returns the code that threw: the innermost frame outside the shared libraries. */
export function throwerOf(frames: readonly Frame[]): Frame | undefined {
  return frames.find((frame) => !isLibrary(frame));
}

/** Returns true when a frame is in a file of the shared libraries. */
function isLibrary(frame: Frame): boolean {
  return frame !== 'foreign' && LIBRARY.test(frame.file);
}
