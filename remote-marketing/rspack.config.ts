import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({ name: 'remote-marketing', folder: import.meta.dirname, port: 3001 });
