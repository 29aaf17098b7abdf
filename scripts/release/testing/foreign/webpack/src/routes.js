import { defineRemote } from '@little-arches/contracts/remote';

export default defineRemote({
  name: 'remote-footprints',
  pages: {
    footprints: {
      path: '/footprints',
      title: 'Footprints',
      description: 'What a wet foot on paper tells.',
      load: () => import('./pages/footprints.js'),
    },
    album: {
      path: '/footprints/album',
      title: 'Your album of footprints',
      description: 'The footprints that you kept.',
      access: 'signed-in',
      load: () => import('./pages/album.js'),
    },
  },
});
