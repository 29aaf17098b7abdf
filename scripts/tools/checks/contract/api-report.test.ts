import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { checkApiReport, createApiReport } from './api-report';
import { printSurface } from './contract-surface';

const exportsMap = {
  './remote': './src/remote.ts',
  './testing/host': './src/testing/host.ts',
  './ui/base.css': './src/ui/base.css',
  './ui/*': './src/ui/*.ts',
};
const sources = {
  'remote.ts':
    "import { read } from './read';\n/** Says hello. */\nexport const hello = () => read();\nexport type Bare = 1;\n",
  'read.ts': 'export const read = () => 1;\n',
  'testing/host.ts': 'export const host = 1;\n',
  'ui/button.ts': '/** A button. */\nexport const button = 1;\n',
  'ui/button.test.ts': 'export const unseen = 1;\n',
  'ui/alert.ts': '/** An alert. */\nexport const alert = 1;\n',
  'ui/base.css': '.column { --gap: 1.5rem; color: var(--ink) }\n.wide > .column { top: 0 }\n',
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'api-report-'));
  symlinkSync(path.join(projectRoot(), 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const compilerOptions = { target: 'es2023', module: 'esnext', moduleResolution: 'bundler', types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions }));
  write('shared-contracts/package.json', JSON.stringify({ exports: exportsMap }));
  for (const [file, text] of Object.entries(sources)) write(`shared-contracts/src/${file}`, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('lists every entry in order, those for tests last', async () => {
  const { report } = await createApiReport(root);
  expect(report.match(/^##? .*/gm)).toEqual([
    '# What @little-arches/contracts promises',
    '## @little-arches/contracts/remote',
    '## @little-arches/contracts/ui/base.css',
    '## @little-arches/contracts/ui/alert',
    '## @little-arches/contracts/ui/button',
    '# For tests and a remote standing alone',
    '## @little-arches/contracts/testing/host',
  ]);
  expect(report).toContain('- `hello: () => number` – Says hello.\n- `Bare`');
  expect(report).toContain('\n`--gap`, `.column`, `.wide`\n');
  expect(report).not.toContain('unseen');
});

test('names an export of product code without a docstring', async () => {
  expect((await createApiReport(root)).undocumented).toEqual([
    expect.stringContaining("shared-contracts/src/remote.ts exports 'Bare' without a docstring"),
  ]);
});

test('reports an outdated report, and the command that updates it', async () => {
  const { report } = await createApiReport(root);
  const differing = expect.stringContaining('npm run api-report');
  expect(await checkApiReport(root)).toContainEqual(differing);
  write('shared-contracts/api-report.md', report.replaceAll('\n', '\r\n'));
  expect(await checkApiReport(root)).not.toContainEqual(differing);
  write('shared-contracts/src/ui/alert.ts', '/** An alert. */\nexport const alert = "other";\n');
  expect(await checkApiReport(root)).toContainEqual(differing);
});

test('lists what has been added since the release, until the version matches', async () => {
  const versioned = (version: string, more = '') =>
    write(
      'shared-contracts/src/remote.ts',
      `/** The version. */\nexport const CONTRACT_VERSION = '${version}';\n/** A host. */\nexport interface Host { readonly a: string${more} }\n`,
    );
  const about = async () => (await checkApiReport(root)).filter((sentence) => sentence.includes('Host'));
  versioned('1.0');
  write('shared-contracts/api-bridged.json', '{}');
  write('shared-contracts/api-released.txt', printSurface((await createApiReport(root)).surface));
  expect(await about()).toEqual([]);
  versioned('1.0', '; readonly b?: number');
  expect(await about()).toEqual([
    "@little-arches/contracts/remote: Host has grown since contract 1.0 (Something optional differs.). Set CONTRACT_VERSION in shared-contracts/src/remote/index.tsx to '1.1', then run: npm run api-report",
  ]);
  versioned('1.1', '; readonly b?: number');
  expect(await about()).toEqual([]);
  write('shared-contracts/src/ui/alert.ts', '/** For tests. */\nexport const other = 1;\n');
  expect(await checkApiReport(root)).toContainEqual(
    expect.stringMatching(/^@little-arches\/contracts\/ui\/alert: alert does not fit .* to '2\.0'/),
  );
});

test('reports sources that do not compile, with their position', async () => {
  write('shared-contracts/src/ui/alert.ts', "/** A number. */\nexport const alert: number = 'none';\n");
  expect(await checkApiReport(root)).toEqual([
    expect.stringMatching(/^The report can't be made.*\n.*alert\.ts\(2,14\): error TS2322/),
  ]);
});
