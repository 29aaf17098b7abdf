import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({ name: 'remote-store', folder: import.meta.dirname, port: 3002 });
