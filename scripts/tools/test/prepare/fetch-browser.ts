import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { writeWhole } from '@little-arches/kit/files/write-file';
import { fetchedVersion } from '@little-arches/kit/processes/fetched-version';
import {
  canFetchBrowser,
  FETCHED,
  fetchedFolder,
  findBrowser,
} from '@little-arches/kit/processes/find-browser';
import { fetchPackage } from './fetch-tool';

const INSTEAD =
  'Install Chromium or Chrome, or set CHROME_PATH to its program file, and run `npm test` again.';

/**
 * Returns the path of a Chromium: the machine's, or one from npm, which is kept in .cache/chromium. Throws a
 * UsageError when there is none and none can be downloaded.
 */
export function provideBrowser(platform: NodeJS.Platform = process.platform): string {
  const found = findBrowser();
  if (found) return found;
  const chosen = process.env.CHROME_PATH;
  if (chosen && chosen !== FETCHED)
    throw new UsageError(
      `CHROME_PATH is '${chosen}', where there is no program. Set it to a Chromium's or Chrome's program file, or unset it.`,
    );
  if (!canFetchBrowser(platform))
    throw new UsageError(
      `The end-to-end tests need a browser, and npm has none for ${platform} on ${process.arch}. ${INSTEAD}`,
    );
  return fetchBrowser(fetchedFolder());
}

function fetchBrowser(folder: string): string {
  console.log(`Fetching Chromium ${fetchedVersion('@sparticuz/chromium')} for the end-to-end tests …`);
  rmSync(folder, { recursive: true, force: true });
  if (!fetchPackage('@sparticuz/chromium', folder))
    throw new UsageError(`Chromium could not be fetched from npm. Check the network connection. ${INSTEAD}`);
  const packed = path.join(folder, 'node_modules/@sparticuz/chromium/bin');
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(path.join(packed, name)));
  writeFileSync(path.join(folder, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023.tar.br', 'fonts.tar.br']) untar(unpacked(name), folder);
  writeFileSync(path.join(folder, 'fonts.conf'), fontsOf(folder));
  rmSync(path.join(folder, 'node_modules'), { recursive: true });

  // The bundled libraries are newer than those of an old system, which then needs its own.
  const tried = [true, false].map((withLibraries) => tryLauncher(folder, launcher(folder, withLibraries)));
  const works = tried.find(({ complaint }) => complaint === undefined);
  if (!works) throw new UsageError(`The fetched Chromium can't run here: ${tried[0]?.complaint}. ${INSTEAD}`);
  const program = path.join(folder, 'chrome');
  // Written last, because it marks the rest as complete.
  writeWhole(program, works.script, 0o755);
  return program;
}

function untar(content: Buffer, folder: string): void {
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: content, encoding: 'utf8' });
  if (status !== 0)
    throw new UsageError(`Chromium could not be unpacked with tar (${stderr.trim()}). ${INSTEAD}`);
}

/**
 * Returns a script that starts the browser with the libraries and fonts of its package, which a minimal system
 * lacks.
 */
function launcher(folder: string, withLibraries: boolean): string {
  return `#!/bin/sh
export FONTCONFIG_FILE='${folder}/fonts.conf'
${withLibraries ? `export LD_LIBRARY_PATH='${folder}/lib'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n` : ''}exec '${folder}/chromium' "$@"
`;
}

function tryLauncher(folder: string, script: string): { script: string; complaint: string | undefined } {
  const file = path.join(folder, 'tried');
  writeFileSync(file, script, { mode: 0o755 });
  const { status, stderr, error } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  rmSync(file);
  if (status === 0) return { script, complaint: undefined };
  return { script, complaint: error?.message ?? stderr.trim().split('\n')[0] ?? `it ended with ${status}` };
}

function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
