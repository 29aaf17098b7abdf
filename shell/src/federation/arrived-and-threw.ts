import { describeThrown } from '@little-arches/contracts/platform';
import { stackFrames } from '../reporting/stack-frames';

/** Thrown when a script arrived with the right hash and threw while it ran: running it again would throw again. */
export class ThrownScriptError extends Error {
  override readonly name = 'ThrownScriptError';
}

/**
 * Returns true when a failed load was a file that arrived and threw: an entry without a container, a chunk that did
 * not register (the bundler's loader reports `missing`), or a module that threw on its first request.
 */
export function arrivedAndThrew(error: unknown): boolean {
  const { name, message, stack } = describeThrown(error);
  if (name === 'ThrownScriptError') return true;
  if (name === 'ChunkLoadError') return error instanceof Error && 'type' in error && error.type === 'missing';
  // While prerendering, every failure is thrown, so that the release command shows it.
  if (typeof window === 'undefined') return false;
  const [innermost] = stackFrames(stack, message, window.location.origin);
  // Another try may not meet the extension that threw through a file's frames.
  return innermost !== undefined && innermost !== 'foreign' && innermost.remote !== 'shell';
}
