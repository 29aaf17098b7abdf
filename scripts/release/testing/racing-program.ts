import { changeRegistry } from '../store/channel-registry';
import { openStore } from '../store/open-store';

const [, , location = '', name = '', count = '0'] = process.argv;
const store = await openStore(location);

// Each update adds a package of its own, so that a lost one is missed.
for (let update = 0; update < Number(count); update++)
  await changeRegistry(store, 'production', (registry) => ({
    ...registry,
    microFrontends: { ...registry.microFrontends, [`${name}-${update}`]: [] },
  }));
