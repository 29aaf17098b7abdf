/** The remote in the checkout's examples. */
const EXAMPLE = 'remote-store';

/**
 * Returns a pipeline for a repository that contains one remote: without the conditions and commands that only a
 * checkout with several packages needs.
 */
export function pipelineOf(example: string, name: string): string {
  return example
    .replace(/^(# .+\n)+/, `# The pipeline of ${name}.\n`)
    .replace(/^ {4}paths: \[remote-.*\n/gm, '')
    .replace(/^\.of-the-\w+: .*\n\n/m, '')
    .replace(/^ {6}changes: \*.*\n/gm, '')
    .replaceAll('npm test "$PACKAGE"', 'npm test')
    .replaceAll(EXAMPLE, name);
}
