import { defineRemoteBuild } from '@scripts/build/remote';

export default defineRemoteBuild({ name: 'remote-account', folder: import.meta.dirname, port: 3003 });
