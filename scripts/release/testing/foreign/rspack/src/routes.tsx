import { defineRemote } from '@little-arches/contracts/remote';

export default defineRemote({
  name: 'remote-sports',
  pages: {
    sports: {
      path: '/sports',
      title: 'Sports for small feet',
      description: 'Which sports make arches strong, by age.',
      load: () => import('./pages/sports'),
    },
    plan: {
      path: '/sports/plan',
      title: 'Your week of sports',
      description: 'What your child does this week.',
      access: 'signed-in',
      load: () => import('./pages/plan'),
    },
  },
});
