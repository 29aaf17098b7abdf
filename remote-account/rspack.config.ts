import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({ name: 'remote-account', folder: import.meta.dirname, port: 3003 });
