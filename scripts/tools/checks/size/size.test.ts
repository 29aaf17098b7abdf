import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProjectFiles } from '../project-files';
import { checkSize, lowerFigures } from './size';

const FIGURES = 'scripts/tools/checks/size/figures.json';
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'little-arches-size-'));
  write(
    FIGURES,
    JSON.stringify({ shell: { code: 250, tests: 120 }, 'scripts/tools': { code: 30, tests: 0 } }),
  );
  write('shell/src/main.tsx', 'code\n'.repeat(200));
  write('shell/e2e/support/site.ts', 'test\n'.repeat(120));
  write('shell/README.md', 'text\n'.repeat(500));
  write('scripts/tools/dev/dev.ts', 'code\n'.repeat(30));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

it('names the area, both figures and the files that grew most', () => {
  write('shell/src/main.tsx', 'code\n'.repeat(210));
  write('shell/src/planted.ts', 'code\n'.repeat(250));
  expect(check()).toEqual([
    'shell may have 250 lines of code and has 460. Grew most: shell/src/planted.ts (+250), shell/src/main.tsx (+10).',
  ]);
});

it('counts tests and their kits apart from code, and no documents', () => {
  expect(check()).toEqual([]);
  write('shell/src/main.test.tsx', 'test\n');
  expect(check()).toEqual([expect.stringContaining('shell may have 120 lines of tests and has 121.')]);
});

it('lowers figures to the next hundred lines, and raises none', () => {
  write('shell/src/main.tsx', 'code\n'.repeat(110));
  expect(lowerFigures(root, readProjectFiles(root))).toEqual([]);
  const lowered = { shell: { code: 200, tests: 120 }, 'scripts/tools': { code: 30, tests: 0 } };
  expect(JSON.parse(readFileSync(path.join(root, FIGURES), 'utf8'))).toEqual(lowered);
});

it('lowers nothing while an area is too large', () => {
  write('shell/src/main.tsx', 'code\n');
  write('scripts/tools/dev/more.ts', 'code\n');
  const before = readFileSync(path.join(root, FIGURES), 'utf8');
  expect(lowerFigures(root, readProjectFiles(root))).toHaveLength(1);
  expect(readFileSync(path.join(root, FIGURES), 'utf8')).toBe(before);
});

function check(): string[] {
  return checkSize(root, readProjectFiles(root));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
  expect(spawnSync('git', [...author, ...args], { cwd: root }).status).toBe(0);
}
