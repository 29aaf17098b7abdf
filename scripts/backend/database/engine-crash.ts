/**
 * Whether an error is the end of PGlite's engine (its stack or its memory is exhausted) and not a refused statement.
 * What the engine's memory holds after that can't be trusted.
 */
export function isEngineCrash(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}
