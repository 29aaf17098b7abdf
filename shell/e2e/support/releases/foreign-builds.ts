import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { workspaceNames } from '@little-arches/kit/files/workspaces';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { emitScripts } from '@little-arches/testing/packing/emit-scripts';
import { stagePackage } from '@little-arches/testing/packing/stage-package';

/** The bundlers of the examples in docs/any-bundler.md; each has a folder there. */
export type Bundler = 'rspack' | 'webpack' | 'vite';

/** An example remote, or the host of another site. */
type Example = Bundler | 'host';

const CONTRACT = '@little-arches/contracts';
/** The contract's folder in the checkout. */
const FOLDER = 'shared-contracts';

/** What each example's `npm run build` calls. */
const commands: Readonly<Record<Example, readonly string[]>> = {
  rspack: ['node_modules/@rspack/cli/bin/rspack.js', 'build'],
  // webpack's command line is a separate package that nothing else here needs.
  webpack: [
    '--input-type=module',
    '--eval',
    `import webpack from 'webpack';
import config from './webpack.config.mjs';
webpack(config, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString());
});`,
  ],
  vite: ['node_modules/vite/bin/vite.js', 'build'],
  host: ['node_modules/vite/bin/vite.js', 'build'],
};

/**
 * Creates the examples as repositories of other teams: with their own tools, and of ours only the contract, as `npm
 * run pack` makes it.
 */
export function createForeignTeams() {
  const root = projectRoot();
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-foreign-'));
  const packed = path.join(folder, 'packed');
  emitScripts(root, [FOLDER], packed);
  stagePackage(path.join(root, FOLDER), path.join(packed, FOLDER));

  return {
    /** Copies an example into its own folder, with its packages as npm would install them, and returns the folder. */
    checkOut(bundler: Example, name: string = bundler): string {
      const repository = path.join(folder, name);
      cpSync(path.join(root, 'scripts/release/testing/foreign', bundler), repository, { recursive: true });
      const modules = path.join(repository, 'node_modules');
      linkModules(path.join(root, 'node_modules'), modules, new Set(workspaceNames(root).keys()));
      // A copy: from the target of a link, its imports would not be found.
      cpSync(path.join(packed, FOLDER), path.join(modules, CONTRACT), { recursive: true });
      return repository;
    },
    /** Builds the example in `repository` and returns the folder with the build. */
    async build(bundler: Example, repository: string): Promise<string> {
      // Vite's plugin does nothing when it believes that it is part of a test.
      const env = { NODE_ENV: 'production', MFE_VITE_NO_TEST_ENV_CHECK: 'true' };
      await runProcess(commands[bundler], { cwd: repository, env });
      return path.join(repository, 'dist');
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function linkModules(from: string, to: string, leftOut: ReadonlySet<string>, scope = ''): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || leftOut.has(scope + name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name.startsWith('@')) linkModules(source, target, leftOut, `${name}/`);
    else symlinkSync(source, target, 'junction');
  }
}
