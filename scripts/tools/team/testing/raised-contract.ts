import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An event that the raised contract adds. */
export const ADDED_EVENT = 'feet/measured';

/** Raises the minor version of the contract in a checkout by an added event, and returns the new version. */
export function raiseContract(root: string, from: string): string {
  const [major = 0, minor = 0] = from.split('.').map(Number);
  const to = `${major}.${minor + 1}`;
  const folder = path.join(root, 'shared-contracts');
  editFile(path.join(folder, 'src/remote.tsx'), `CONTRACT_VERSION = '${from}'`, `CONTRACT_VERSION = '${to}'`);
  editFile(path.join(folder, 'api-report.md'), `CONTRACT_VERSION = "${from}"`, `CONTRACT_VERSION = "${to}"`);
  editFile(
    path.join(folder, 'src/events/events.ts'),
    'export const events = {',
    `export const events = {\n  '${ADDED_EVENT}': { keep: 'none', schema: v.object({ millimetres: count }) },`,
  );
  return to;
}

/** Replaces a text in a file. Throws an Error when the file does not have it. */
function editFile(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, changed);
}
