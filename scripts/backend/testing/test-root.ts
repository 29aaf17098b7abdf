import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { createTestDirectory } from './backend-process';

/**
 * A folder with what a backend reads of the checkout, for a test to change. `startBackendProcess` takes it as its
 * `root`; `afterAll(clearAway)` clears it away.
 */
export function createTestRoot(): string {
  const root = createTestDirectory();
  writeFileSync(join(root, 'package.json'), '{ "name": "little-arches" }');
  for (const part of ['supabase', join('scripts', 'backend', 'database', 'hosted-defaults.sql')]) {
    mkdirSync(dirname(join(root, part)), { recursive: true });
    cpSync(join(projectRoot(), part), join(root, part), { recursive: true });
  }
  return root;
}
