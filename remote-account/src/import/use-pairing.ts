import { isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { useEffect, useState } from 'react';
import { fetchPairingState, type PairingCode } from './import-backend';
import { pause } from './pause';

/** State of a code: waiting for the app, scan delivered, or expired. */
export type Pairing =
  | { readonly status: 'waiting' | 'expired' }
  | { readonly status: 'arrived'; readonly scanId: string | null };

/**
 * Polls whether a scan was delivered with a code, until one was or the code has expired. A failed request is
 * repeated after the next interval.
 */
export function usePairing({ id, expires_at }: PairingCode): Pairing {
  const { backend, reportError } = useHost();
  const [known, setKnown] = useState<{ id: string; pairing: Pairing }>();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;

    async function ask(): Promise<Pairing> {
      const tooOld = Date.now() >= Date.parse(expires_at);
      const state = await fetchPairingState(backend, id, signal);
      if (state?.used_at) return { status: 'arrived', scanId: state.scan_id };
      return { status: state && !tooOld ? 'waiting' : 'expired' };
    }

    async function watch() {
      for (let pairing: Pairing = { status: 'waiting' }; pairing.status === 'waiting'; ) {
        await pause(signal);
        pairing = await ask().catch((error: unknown): Pairing => {
          if (!signal.aborted && !isBackendError(error)) reportError(error);
          return { status: Date.now() >= Date.parse(expires_at) ? 'expired' : 'waiting' };
        });
        if (signal.aborted) return;
        setKnown({ id, pairing });
      }
    }

    void watch();
    return () => stop.abort();
  }, [backend, reportError, id, expires_at]);

  return known?.id === id ? known.pairing : { status: 'waiting' };
}
