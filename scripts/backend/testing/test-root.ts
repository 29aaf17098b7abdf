import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { createTestDirectory } from './backend-process';

/**
 * Creates a folder with the files that a backend reads of the checkout, for a test to change. Pass it as the `root`
 * of `startBackendProcess`; `afterAll(clearAway)` removes it.
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
