/** Runs `work` again each time so many milliseconds have passed. Returns what stops it; a run under way ends by itself. */
export function repeat(
  every: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(onFailure), every);
  timer.unref();
  return () => clearInterval(timer);
}
