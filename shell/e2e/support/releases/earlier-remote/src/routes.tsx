import { defineRemoteOfContract11 } from './remote-of-contract-1-1';

/** A remote as it was released with contract 1.1; such releases are live, and no team has to change them. */
export default defineRemoteOfContract11({
  name: 'remote-earlier',
  pages: {
    family: {
      path: '/earlier/family',
      title: 'Family',
      description: 'What is stored of a family, read as contract 1.1 reads it.',
      access: 'signed-in',
      load: () => import('./pages/family/page'),
    },
  },
});
