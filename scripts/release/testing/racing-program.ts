import { changeRegistry } from '../store/channel-registry';
import { createDirectoryStore } from '../store/store';

const [, , directory = '', name = '', count = '0'] = process.argv;
const store = createDirectoryStore(directory);

// Each update adds a package of its own, so that a lost one is missed.
for (let update = 0; update < Number(count); update++)
  await changeRegistry(store, 'production', (registry) => ({
    ...registry,
    microFrontends: { ...registry.microFrontends, [`${name}-${update}`]: [] },
  }));
