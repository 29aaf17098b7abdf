import { changeRegistry } from '../store/channel-registry';
import { openStore } from '../store/open-store';

/** Adds a new package with each update, so that a lost update is detected. */
export async function run([location = '', name = '', count = '0']: readonly string[]): Promise<void> {
  const store = await openStore(location);
  for (let update = 0; update < Number(count); update++)
    await changeRegistry(store, 'production', (registry) => ({
      ...registry,
      microFrontends: { ...registry.microFrontends, [`${name}-${update}`]: [] },
    }));
}
