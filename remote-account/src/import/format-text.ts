import { scanFileJsonSchema } from '@little-arches/contracts/values';

/**
 * Returns the published format of a scan file as JSON. This module is separate so that it is loaded only on demand.
 */
export function formatText(): string {
  return JSON.stringify(scanFileJsonSchema(), null, 2);
}
