/**
 * Runs `work` repeatedly with so many milliseconds between the starts. Returns a function that stops it; a running
 * call is completed.
 */
export function repeat(
  every: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(onFailure), every);
  timer.unref();
  return () => clearInterval(timer);
}
