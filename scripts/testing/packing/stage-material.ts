import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARIES, MATERIAL_FILE, type Material } from '@little-arches/create-remote/material';
import { libraryVersions, workspaceFolders } from '@little-arches/kit/files/workspaces';
import { withoutFileLinks } from './stage-package';

/** Collects from the checkout what a new repository is made of beside the texts in create-remote. */
export function collectMaterial(root: string, version: string): Material {
  const versions = libraryVersions(root, workspaceFolders(root));
  const pipeline = (file: string) =>
    readFileSync(path.join(root, 'docs/pipelines', file), 'utf8').replaceAll('\r\n', '\n');
  return {
    version,
    libraries: Object.fromEntries(LIBRARIES.map((name) => [name, versions[name] ?? ''])),
    pipelines: {
      '.github/workflows/release.yml': pipeline('github-actions.yml'),
      '.gitlab-ci.yml': pipeline('gitlab-ci.yml'),
    },
  };
}

/** Writes the material of create-remote into its staged folder. */
export function stageMaterial(root: string, version: string, staged: string): void {
  writeFileSync(path.join(staged, MATERIAL_FILE), JSON.stringify(collectMaterial(root, version), null, 2));
}

/** Writes the changelog into a staged package. */
export function stageChangelog(root: string, staged: string): void {
  mkdirSync(staged, { recursive: true });
  const text = readFileSync(path.join(root, 'docs/CHANGELOG.md'), 'utf8');
  writeFileSync(path.join(staged, 'CHANGELOG.md'), withoutFileLinks(text));
}
