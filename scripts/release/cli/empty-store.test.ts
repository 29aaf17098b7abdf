import { publish } from '../publish';
import { createDirectoryStore } from '../store/store';
import { createSampleCheckout } from '../testing/sample-build';
import { composeNothing } from '../testing/sample-releases';
import { refuseEmpty } from './empty-store';

let checkout: ReturnType<typeof createSampleCheckout>;
beforeEach(() => {
  checkout = createSampleCheckout();
});
afterEach(() => checkout.remove());

it('refuses a remote in a store without any release, and accepts the shell', async () => {
  const store = createDirectoryStore(checkout.releases);
  const refuse = (...names: string[]) => refuseEmpty({ names, store, location: checkout.releases });
  await expect(refuse('remote-store')).rejects.toThrow(
    `This store is empty: ${checkout.releases}. Is it the one that you meant?`,
  );
  await refuse('remote-store', 'shell');

  const shell = checkout.build({ name: 'shell', version: '1.0.0' });
  await publish(store, 'production', [shell], { by: 'Ada', compose: composeNothing });
  await refuse('remote-store');
});
