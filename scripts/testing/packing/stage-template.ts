import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { libraryVersions, workspaceFolders } from '@little-arches/kit/files/workspaces';

/** The examples of pipelines in `docs/pipelines`, by their files in a repository. */
const PIPELINES = {
  '.github/workflows/release.yml': 'github-actions.yml',
  '.gitlab-ci.yml': 'gitlab-ci.yml',
};

/**
 * Completes the template of a repository in the folder `staged` with what only the checkout knows: the versions of
 * packages (ours have `version`), and the pipelines.
 */
export function stageTemplate(root: string, version: string, staged: string): void {
  const versions = libraryVersions(root, workspaceFolders(root));
  const versionOf = (name: string) => (name.startsWith('@little-arches/') ? version : versions[name]);
  const manifest = readFileSync(path.join(root, 'scripts/create-remote/template/package.json'), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    writeFileSync(path.join(staged, file), text);
  };
  write(
    'package.json',
    manifest.replace(/"(\S+)": "\*"/g, (_, name: string) => `"${name}": "${versionOf(name)}"`),
  );
  for (const [file, example] of Object.entries(PIPELINES))
    write(file, pipelineOf(readFileSync(path.join(root, 'docs/pipelines', example), 'utf8')));
}

/** Removes from an example the conditions and commands that only a checkout with several packages needs. */
function pipelineOf(example: string): string {
  return example
    .replaceAll('\r\n', '\n')
    .replace(/^(# .+\n)+/, '# The pipeline of remote-feet.\n')
    .replace(/^ {4}paths: \[remote-.*\n/gm, '')
    .replace(/^\.of-the-\w+: .*\n\n/m, '')
    .replace(/^ {6}changes: \*.*\n/gm, '')
    .replaceAll('npm test "$PACKAGE"', 'npm test')
    .replaceAll('remote-store', 'remote-feet');
}
