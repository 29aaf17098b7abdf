import { type Composition, PAGE_FORMATS, parseLiveComposition } from '@little-arches/contracts/formats';
import { readStored, writeStored } from '@little-arches/contracts/platform';
import { addresses, matchesAddress } from '@little-arches/contracts/routes';
import { readInlined } from './inlined';

const RELOADED_KEY = 'little-arches.reloaded';

/**
 * Reloads the page when its files are gone because a newer composition is live: once for each composition, and
 * never inside the checkout, where a reload could lose a payment.
 */
export async function reloadIfOutdated(reload = () => window.location.reload()): Promise<void> {
  if (matchesAddress(addresses.checkout, window.location.pathname)) return;
  try {
    const { id } = readInlined<Composition>('composition', PAGE_FORMATS.composition);
    const response = await fetch('/composition.json', { cache: 'no-store' });
    const live = parseLiveComposition(await response.json());
    if (live.id === id || readStored('tab', RELOADED_KEY) === id) return;
    // Without storage it could reload for ever, so the panel with Retry stays.
    if (writeStored('tab', RELOADED_KEY, id)) reload();
  } catch {
    // Offline: the panel with Retry stays.
  }
}
