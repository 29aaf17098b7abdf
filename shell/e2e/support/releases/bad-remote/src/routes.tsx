import { defineRemote } from '@little-arches/contracts/remote';

/** A remote that breaks the rules, to test the consequences. */
export default defineRemote({
  name: 'remote-bad',
  pages: {
    deeds: {
      path: '/bad',
      title: 'Bad deeds',
      description: 'One button for each.',
      index: false,
      load: () => import('./pages/deeds/page'),
    },
    chunk: {
      path: '/bad/chunk',
      title: 'A chunk that throws',
      description: 'It throws when it is run.',
      index: false,
      load: () => import('./pages/chunk/page'),
    },
    render: {
      path: '/bad/render',
      title: 'A page that throws',
      description: 'It throws wherever it is rendered.',
      index: false,
      load: () => import('./pages/render/page'),
    },
  },
});
