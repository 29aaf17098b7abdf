import { parseShape, tableRows } from '@little-arches/contracts/backend';
import * as v from 'valibot';

const stateSchema = v.object({
  id: v.string(),
  /** ISO 8601; null until the code delivered a scan. */
  used_at: v.nullable(v.string()),
  /** The delivered scan; null also after it was deleted. */
  scan_id: v.nullable(v.string()),
});

/** The state of a pairing code. It doesn't contain the code itself. */
export type PairingState = v.InferOutput<typeof stateSchema>;

/** The signed-in person's pairing codes of the last day. */
export const pairingCodes = tableRows(
  'pairing_codes',
  Object.keys(stateSchema.entries).join(','),
  stateSchema,
);

const madeSchema = v.object({
  id: v.string(),
  code: v.string(),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** A new pairing code. The server returns the code only once. */
export type PairingCode = v.InferOutput<typeof madeSchema>;

/** Parses the answer of `create_pairing_code`. */
export function parsePairingCode(answer: unknown): PairingCode {
  return parseShape('create_pairing_code', madeSchema, answer);
}
