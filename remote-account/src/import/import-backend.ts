import { type Backend, importScan, isBackendError, type ScanStored } from '@little-arches/contracts/backend';
import type { ScanFileProblem } from '@little-arches/contracts/values';
import * as v from 'valibot';
import {
  type PairingCode,
  type PairingState,
  pairingCodes,
  parsePairingCode,
} from '../arrival/pairing-codes';

/**
 * Creates a code with which the app delivers one scan of this child; the same `key` never makes a second one. An
 * earlier code becomes invalid.
 */
export async function createPairingCode(
  backend: Backend,
  key: string,
  childId: string,
): Promise<PairingCode> {
  return parsePairingCode(await backend.rpc('create_pairing_code', { p_key: key, p_child_id: childId }));
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

const refusalSchema = v.object({ fields: v.array(v.object({ field: v.string(), problem: v.string() })) });

/** Returns the invalid fields of a refused scan file; an empty list when it was refused for another reason. */
export function scanFileProblems(error: unknown): readonly ScanFileProblem[] {
  const refusal = v.safeParse(refusalSchema, isBackendError(error) ? error.answer : undefined);
  return refusal.success ? refusal.output.fields : [];
}
