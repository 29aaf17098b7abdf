import { scanFileJsonSchema } from 'shared-contracts/values';

/** Returns the published format of a scan file as JSON. A module of its own, so that it comes with the press. */
export function formatText(): string {
  return JSON.stringify(scanFileJsonSchema(), null, 2);
}
