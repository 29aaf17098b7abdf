/** Milliseconds between two runs, as the schedule of a hosted project has them. */
const EVERY = 3_600_000;

/**
 * Deletes for good what was deleted 30 days ago: now, and each hour, as pg_cron does for a hosted project. Returns what
 * stops it.
 */
export function startPurgeClock(
  query: (sql: string, parameters: unknown[]) => Promise<unknown[]>,
  log: (line: string) => void,
): () => void {
  const run = () => {
    query('select public.purge_deleted_children()', []).catch((error: unknown) =>
      log(`Deleted profiles could not be deleted for good: ${String(error)}`),
    );
  };
  run();
  const timer = setInterval(run, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
