import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from './addresses';

export default defineRemote({
  name: 'remote-feet',
  pages: {
    start: {
      path: addresses.start,
      title: 'Feet',
      description: 'What this page is about, in one sentence for search engines.',
      slots: ['due-for-rescan'],
      load: () => import('./pages/start/page'),
    },
  },
});
