import { changeRegistry } from '@scripts/release/store/channel-registry';
import { createDirectoryStore } from '@scripts/release/store/store';
import { markOf } from './race-marks';

/** One of the racing processes: writes its marks into the registry, one update each. */
export async function run([releases = '', channel = '', worker = '', updates = '']: readonly string[]) {
  const store = createDirectoryStore(releases);
  for (let update = 0; update < Number(updates); update++)
    await changeRegistry(store, channel, (registry) => ({
      ...registry,
      microFrontends: { ...registry.microFrontends, [markOf(Number(worker), update)]: [] },
    }));
}
