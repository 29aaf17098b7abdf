import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';

/** Biome's command, to be run by Node: the same on every system. */
export const biome = path.join(projectRoot(), 'node_modules/@biomejs/biome/bin/biome');
