import { defineRemote } from '@little-arches/contracts/remote';

export default defineRemote({
  name: 'remote-sandals',
  pages: {
    sandals: {
      path: '/sandals',
      title: 'Sandals',
      description: 'What a sandal must have to be good for a growing foot.',
      load: () => import('./pages/sandals'),
    },
    measured: {
      path: '/sandals/measured',
      title: 'Your measured sandals',
      description: 'The sandals that fit your child.',
      access: 'signed-in',
      load: () => import('./pages/measured'),
    },
  },
});
