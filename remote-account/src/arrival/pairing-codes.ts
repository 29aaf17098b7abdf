import { parseShape, tableRows } from 'shared-contracts/backend';
import * as v from 'valibot';

const stateSchema = v.object({
  id: v.string(),
  /** ISO 8601; null until a scan came with it. */
  used_at: v.nullable(v.string()),
  /** The scan that came; null also where it was deleted since. */
  scan_id: v.nullable(v.string()),
});

/** The result of a pairing code. The code itself is nowhere. */
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

/** A new pairing code; it is returned only once. */
export type PairingCode = v.InferOutput<typeof madeSchema>;

/** Reads what `create_pairing_code` answers. */
export function parsePairingCode(answer: unknown): PairingCode {
  return parseShape('create_pairing_code', madeSchema, answer);
}
