import { type Backend, importScan, isBackendError, type ScanStored } from 'shared-contracts/backend';
import type { ScanFileProblem } from 'shared-contracts/values';
import * as v from 'valibot';
import {
  type PairingCode,
  type PairingState,
  pairingCodes,
  parsePairingCode,
} from '../arrival/pairing-codes';

/** Creates a code by which the app delivers one scan of this child; one made before ends with it. */
export async function createPairingCode(backend: Backend, childId: string): Promise<PairingCode> {
  return parsePairingCode(await backend.rpc('create_pairing_code', { p_child_id: childId }));
}

/** The result of a code; undefined where it is gone. */
export async function fetchPairingState(
  backend: Backend,
  id: string,
  signal: AbortSignal,
): Promise<PairingState | undefined> {
  const [state] = await backend.select({ table: pairingCodes, where: { id }, limit: 1 }, signal);
  return state;
}

/** Stores a scan file for this child; the server reads it. */
export async function sendScanFile(
  backend: Backend,
  childId: string,
  scan: unknown,
): Promise<ScanStored['data']> {
  return (await backend.call(importScan, { childId, scan }, { as: 'user' })).data;
}

const refusalSchema = v.object({ fields: v.array(v.object({ field: v.string(), problem: v.string() })) });

/** The wrong fields of a refused scan file; none where it was refused for something else. */
export function scanFileProblems(error: unknown): readonly ScanFileProblem[] {
  const refusal = v.safeParse(refusalSchema, isBackendError(error) ? error.answer : undefined);
  return refusal.success ? refusal.output.fields : [];
}
