import { defineShellBuild } from '@little-arches/build/shell';

// The host: remotes are registered while the page runs, by the composition (src/federation/start-federation.ts).
export default defineShellBuild({ folder: import.meta.dirname });
