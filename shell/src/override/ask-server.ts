import { findMismatches } from '@little-arches/contracts/formats/handshake';
import {
  parseServedRemote,
  SERVED_REMOTE,
  type ServedAt,
  type ServedRemote,
} from '@little-arches/contracts/formats/page';
import { CONTRACT_VERSION } from '@little-arches/contracts/remote';

/** Runtime version, set by the build as for the shell itself. */
declare const __FEDERATION_RUNTIME__: string;

/** Milliseconds that a server may take to describe its remote. */
const PATIENCE = 8000;

/** A remote that another server serves and that is compatible with this shell. */
export interface FoundRemote {
  readonly origin: string;
  readonly remote: ServedRemote;
}

/**
 * Requests the remote that a server serves. Rejects with a sentence for the bar when the server does not answer,
 * redirects to another origin, serves another remote, or one that is incompatible with this shell.
 */
export async function askServer({ name, origin }: ServedAt): Promise<FoundRemote> {
  const url = origin + SERVED_REMOTE;
  const remote = parseServedRemote(await read(url, name, origin), url);
  if (remote.name !== name) throw new Error(`${origin} serves ${remote.name}, and not ${name}.`);
  const shell = { contract: { built: CONTRACT_VERSION }, runtime: __FEDERATION_RUNTIME__ };
  const [mismatch] = findMismatches({ ...remote, version: 'there' }, shell);
  if (mismatch) throw new Error(`${mismatch.message}: ${mismatch.fix}.`);
  return { origin, remote };
}

async function read(url: string, name: string, origin: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      // Only the origin in the address may be requested, not a target of its redirects.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return await response.json();
  } catch {
    // The browser logs more details than it passes to the page.
  }
  throw new Error(`${origin} serves no remote to this site. Is npm run dev -- ${name} running for it?`);
}
