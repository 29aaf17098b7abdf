import { federation } from '@little-arches/build/federation';
import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({
  folder: import.meta.dirname,
  port: 3001,
  federation: federation({ name: 'remote-feet', exposes: { './routes': './src/routes.tsx' } }),
});
