import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { scratchFolder } from './testing/scratch-folder';

// Inside the checkout, so that its packages are found.
const scratch = scratchFolder(path.join(projectRoot(), '.cache'));
let folder = '';
beforeEach(() => {
  folder = path.join(scratch.path, 'remote-typo');
});

const write = (file: string, text: string) => scratch.write(`remote-typo/${file}`, text);

function writeRemote(page: string): void {
  write('package.json', '{ "name": "remote-typo", "version": "1.0.0", "type": "module" }');
  write(
    'rspack.config.ts',
    `import { remoteConfigs } from '@little-arches/build/describe/describe-remote';
import { exposedRoutes, federation } from '@little-arches/build/federation';
export default remoteConfigs(
  { name: 'remote-typo', folder: import.meta.dirname, version: '1.0.0' },
  federation({ name: 'remote-typo', exposes: exposedRoutes }),
);`,
  );
  write(
    'src/routes.tsx',
    `import { defineRemote } from '@little-arches/contracts/remote';
export default defineRemote({ name: 'remote-typo', pages: {
  'size-guides': { path: '/size-guide', title: 'Size guide', description: 'How to measure a foot.', load: () => import('./pages/size-guide/page') },
} });`,
  );
  write('src/pages/size-guide/page.tsx', page);
  write('../remote-shop/package.json', '{ "name": "remote-shop", "version": "1.0.0" }');
  write('../remote-shop/price.ts', 'export const price = 499;');
  write('node_modules/toys/package.json', '{ "name": "toys", "version": "1.0.0", "main": "index.js" }');
  write('node_modules/toys/index.js', "export { toy } from '@little-arches/contracts/toy';");
  const copy = 'node_modules/toys/node_modules/@little-arches/contracts';
  const manifest = { name: '@little-arches/contracts', version: '1.1.0', exports: { './toy': './toy.js' } };
  write(`${copy}/package.json`, JSON.stringify(manifest));
  write(`${copy}/toy.js`, "export const toy = 'ball';");
}

// CI services request colours, whose codes would be between the words.
const env = { ...process.env, NO_COLOR: '1' };
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env });

/** Returns the output of a failed `npm run build`. */
function buildByCommand(): string {
  const program = `import { compile } from '@little-arches/build/compile';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import config from './rspack.config';
export const run = () => compile(config).then(() => 0, (error) => console.error(sentenceOf(error) ?? error.stack));`;
  write('build.ts', program);
  const { stdout, stderr } = run(projectRoot(), ...programArgs(path.join(folder, 'build.ts')));
  return stdout + stderr;
}

function buildByRspack(): string {
  const { stdout, stderr, status } = run(
    folder,
    path.join(projectRoot(), 'node_modules/@rspack/cli/bin/rspack.js'),
    'build',
  );
  expect(status).toBe(1);
  return stdout + stderr;
}

const LINK = "import { Link } from 'react-router-dom';\nexport const Page = () => <Link to='/'>Home</Link>;";

it.each([
  [
    'a page whose key and folder differ',
    LINK,
    "ERROR in × Page 'size-guides' of remote-typo must load './pages/size-guides/page': its key and folder must have one name",
  ],
  [
    'a source of another package',
    `import { price } from '../../../../remote-shop/price';\n${LINK.replace('Home', '{price}')}`,
    'ERROR in × remote-typo imports a source of remote-shop, which is another package',
  ],
  [
    'a second copy of the contract',
    `import { toy } from 'toys';\n${LINK.replace('Home', '{toy}')}`,
    'ERROR in × remote-typo is built with 2 copies of @little-arches/contracts',
  ],
])('reports %s in one sentence, whichever command runs the bundler', (_, page, sentence) => {
  writeRemote(page);
  for (const said of [buildByCommand(), buildByRspack()]) {
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/^ {4}at |ObjectRef/m);
  }
});
