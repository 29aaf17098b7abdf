import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from '@little-arches/build/packages';
import { parseRecording } from '@little-arches/contracts/formats/reports';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/project-root';

const USAGE =
  'Say which remote, which file of the QA panel and what the test is called: npm run recorded-test -- remote-store ~/Downloads/recording-2026-11-24-18-50.json checkout-refused';

/**
 * `npm run recorded-test -- remote-store <file> <name>`: stores a recording among the remote's sources, with a test
 * that replays it.
 */
export async function run([remote, file, name, ...more]: string[]): Promise<void> {
  if (!remote || !file || !name || more.length > 0) throw new UsageError(USAGE);
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new UsageError(`A test’s name has small letters, digits and dashes. ${USAGE}`);
  if (remote === 'shell' || !packageNames().includes(remote))
    throw new UsageError(`There is no remote ${remote}. ${USAGE}`);
  const text = readRecording(file, remote);
  const folder = path.join(projectRoot(), remote, 'src/recordings');
  if (existsSync(path.join(folder, `${name}.json`)))
    throw new UsageError(
      `${remote} has a recording ${name} already. Choose another name, or delete that first.`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), text);
  writeFileSync(path.join(folder, `${name}.test.tsx`), testOf(name));
  console.log(`Made ${remote}/src/recordings/${name}.test.tsx. Next:
  npm test ${remote}                # fails where the remote differs from the recording
  npm run dev -w ${remote}          # shows it: /?recording=${name}.json
Add to the test what the page must show. If the recording contains the fault, correct the recording.`);
}

/** Returns the text of a recording that concerns the remote. Throws a UsageError for any other file. */
function readRecording(file: string, remote: string): string {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}. ${USAGE}`);
  const text = readFileSync(file, 'utf8');
  let remotes: string[];
  try {
    remotes = Object.keys(parseRecording(text, file).remotes);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (remotes.includes(remote)) return text;
  throw new UsageError(`${file} has nothing of ${remote}, but of ${remotes.join(', ')}.`);
}

function testOf(name: string): string {
  return `import { renderRecording } from '@little-arches/contracts/testing/render';
import remote from '../routes';
import { scenarios } from '../testing/scenarios';
import recording from './${name}.json';

it('matches the recording ${name}', async () => {
  const { differences } = await renderRecording(remote, scenarios, recording);
  expect(differences).toEqual([]);
});
`;
}
