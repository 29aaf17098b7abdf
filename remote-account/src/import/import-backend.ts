import {
  type Backend,
  importScan,
  isBackendError,
  parseShape,
  type ScanStored,
  tableRows,
} from '@little-arches/contracts/backend';
import * as v from 'valibot';

const stateSchema = v.object({
  id: v.string(),
  /** ISO 8601; null until the code delivered a scan. */
  used_at: v.nullable(v.string()),
  /** The delivered scan; null also after it was deleted. */
  scan_id: v.nullable(v.string()),
});

/** The state of a pairing code. It doesn't contain the code itself. */
type PairingState = v.InferOutput<typeof stateSchema>;

/** The signed-in person's pairing codes of the last day. */
const pairingCodes = tableRows('pairing_codes', Object.keys(stateSchema.entries).join(','), stateSchema);

const madeSchema = v.object({
  id: v.string(),
  code: v.string(),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** A new pairing code. The server returns the code only once. */
export type PairingCode = v.InferOutput<typeof madeSchema>;

/**
 * Creates a code with which the app delivers one scan of this child; the same `key` never makes a second one. An
 * earlier code becomes invalid.
 */
export async function createPairingCode(
  backend: Backend,
  key: string,
  childId: string,
): Promise<PairingCode> {
  const answer = await backend.rpc('create_pairing_code', { p_key: key, p_child_id: childId });
  return parseShape('create_pairing_code', madeSchema, answer);
}

/** Reads the state of a code; undefined when the code no longer exists. */
export async function fetchPairingState(
  backend: Backend,
  id: string,
  signal: AbortSignal,
): Promise<PairingState | undefined> {
  const [state] = await backend.select({ table: pairingCodes, where: { id }, limit: 1 }, signal);
  return state;
}

/** Sends a scan file to the server, which parses it and stores it for this child. */
export async function sendScanFile(
  backend: Backend,
  childId: string,
  scan: unknown,
): Promise<ScanStored['data']> {
  return (await backend.call(importScan, { childId, scan }, { as: 'user' })).data;
}

const problemSchema = v.object({ field: v.string(), problem: v.string() });
const refusalSchema = v.object({ fields: v.array(problemSchema) });

/** A wrong field of a scan file: where it is (`left_foot.length_mm`), and what it must be. */
export type ScanFileProblem = v.InferOutput<typeof problemSchema>;

/** Returns the invalid fields of a refused scan file; an empty list when it was refused for another reason. */
export function scanFileProblems(error: unknown): readonly ScanFileProblem[] {
  const refusal = v.safeParse(refusalSchema, isBackendError(error) ? error.answer : undefined);
  return refusal.success ? refusal.output.fields : [];
}
