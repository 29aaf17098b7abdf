import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { runTool } from './run-tool';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unused-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

/** Returns the findings of our knip.json in a made-up project with these files in one remote. */
async function judge(files: Files): Promise<string> {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  symlinkSync(path.join(projectRoot(), 'node_modules'), path.join(root, 'node_modules'), 'junction');
  copyFileSync(path.join(projectRoot(), 'knip.json'), path.join(root, 'knip.json'));
  write('package.json', JSON.stringify({ name: 'made-up', workspaces: ['remote-store'] }));
  const dependencies = { react: '19.3.1', valibot: '1.5.0' };
  write('remote-store/package.json', JSON.stringify({ name: 'remote-store', dependencies }));
  for (const [file, text] of Object.entries(files)) write(`remote-store/src/${file}`, text);
  return (await runTool(root, ['knip/bin/knip.js', '--no-progress', '--no-config-hints'])).said;
}

const routes =
  "import { price } from './price';\nimport 'react';\nimport 'valibot';\nexport default price;\n";

test('names an unused file, export and dependency', async () => {
  const said = await judge({
    'routes.tsx': routes.replace("import 'valibot';\n", ''),
    'price.ts': 'export const price = 1;\nexport const nobody = 2;\n',
    'price.test.ts': "import { price } from './price';\nprice;\n",
    'forgotten.ts': 'export const forgotten = 1;\n',
  });
  expect(said).toMatch(/Unused files \(1\)\s+remote-store\/src\/forgotten\.ts/);
  expect(said).toMatch(/Unused dependencies \(1\)\s+valibot/);
  expect(said).toMatch(/Unused exports \(1\)\s+nobody/);
});

test('names an import that package.json does not declare, although it is installed', async () => {
  const said = await judge({
    'routes.tsx': `${routes}import 'rxjs';\n`,
    'price.ts': 'export const price = 1;\n',
  });
  expect(said).toMatch(/Unlisted dependencies \(1\)\s+rxjs\s+remote-store\/src\/routes\.tsx/);
});

test('accepts a remote without any of these', async () => {
  expect(await judge({ 'routes.tsx': routes, 'price.ts': 'export const price = 1;\n' })).toBe('');
});
