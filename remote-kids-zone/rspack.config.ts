import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({ name: 'remote-kids-zone', folder: import.meta.dirname, port: 3004 });
