/** What one update of one racing process leaves in the registry. */
export function markOf(worker: number, update: number): string {
  return `worker-${worker}-update-${update}`;
}
