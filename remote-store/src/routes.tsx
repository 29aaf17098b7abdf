import { defineRemote } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';

export default defineRemote({
  name: 'remote-store',
  pages: {
    store: {
      path: addresses.store,
      title: 'Products',
      description: 'Insoles for children in four levels.',
      load: () => import('./pages/store/page'),
    },
  },
});
