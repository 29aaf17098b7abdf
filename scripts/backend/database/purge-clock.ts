import { repeat } from './repeat';

/** Milliseconds between two runs, the same as in the schedule of a hosted project. */
const EVERY = 3_600_000;

/**
 * Permanently deletes what was deleted 30 days ago: now, and each hour, as pg_cron does for a hosted project.
 * Returns a function that stops it.
 */
export function startPurgeClock(
  query: (sql: string, parameters: unknown[]) => Promise<unknown[]>,
  log: (line: string) => void,
): () => void {
  const run = () => query('select public.purge_deleted_children()', []);
  const onFailure = (error: unknown) =>
    log(`Deleted profiles could not be deleted for good: ${String(error)}`);
  run().catch(onFailure);
  return repeat(EVERY, run, onFailure);
}
