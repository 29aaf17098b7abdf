import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './run-tool';

/**
 * Checks the types of the whole project, and those of what each remote ships once more against the libraries as the
 * shell shares them. Returns what the compiler says.
 */
export async function checkTypes(root: string): Promise<string[]> {
  const remotes = readdirSync(root).filter(
    (folder) => folder.startsWith('remote-') && existsSync(path.join(root, folder, 'tsconfig.json')),
  );
  const results = await Promise.all(
    ['.', ...remotes].map((project) =>
      runTool(root, ['typescript/bin/tsc', '-p', project, '--noEmit', '--pretty', 'false']),
    ),
  );
  const failed = results.filter(({ code }) => code !== 0);
  // A mistake in a remote is one of the whole project too.
  return [
    ...new Set(
      failed.flatMap(({ code, said }) => (said || `It ended with ${code} and said nothing.`).split('\n')),
    ),
  ];
}
