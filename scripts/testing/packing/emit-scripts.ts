import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compiles the sources in these folders of the checkout to JavaScript and declarations, each to the same path below
 * `output`. Throws with the compiler's messages.
 */
export function emitScripts(root: string, folders: readonly string[], output: string): void {
  // Inside the checkout, so that TypeScript finds the types of installed packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/pack-'));
  try {
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        // The level of the oldest served browsers, because nothing compiles it again.
        target: 'es2022',
        noEmit: false,
        // `npm run check` checks the types.
        noCheck: true,
        declaration: true,
        allowImportingTsExtensions: false,
        rootDir: '../..',
        outDir: output,
      },
      files: ['../../scripts/testing/types.d.ts'],
      include: folders.map((one) => `../../${one}/**/*`),
      exclude: [
        '../../**/node_modules',
        '../../**/dist',
        '../../**/*.test.*',
        '../../**/packing',
        '../../**/template',
      ],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '--project', folder], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The sources could not be compiled:\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
