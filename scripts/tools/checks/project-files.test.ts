import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProjectFiles } from './project-files';

let root: string;
const write = (file: string, text = 'text') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('reads text files by paths with slashes, and omits what .gitignore names', () => {
  write('.gitignore', '# Made\r\nnode_modules/\r\n*.log\n.DS_Store\n');
  for (const file of ['README.md', 'shell/src/main.tsx', 'shell/src/.DS_Store']) write(file);
  for (const file of [
    'node_modules/a/a.js',
    'shell/node_modules/b.js',
    'debug.log',
    'film.webm',
    '.git/config.ts',
  ])
    write(file);
  expect(readProjectFiles(root).map((file) => file.path)).toEqual([
    '.gitignore',
    'README.md',
    'shell/src/main.tsx',
  ]);
});

test('omits what the .gitignore of a folder names, in that folder and below alone', () => {
  write('.gitignore', 'node_modules/\n');
  write('functions/.gitignore', 'index.ts\nremote-*--*/\n');
  for (const file of [
    'index.ts',
    'functions/a/handler.ts',
    'functions/a/index.ts',
    'functions/remote-b--c/d.ts',
  ])
    write(file);
  expect(readProjectFiles(root).map((file) => file.path)).toEqual([
    '.gitignore',
    'functions/.gitignore',
    'functions/a/handler.ts',
    'index.ts',
  ]);
});

test('refuses a line of .gitignore that it cannot interpret', () => {
  write('.gitignore', 'node_modules/\n/made/**/by-hand\n');
  expect(() => readProjectFiles(root)).toThrow("'/made/**/by-hand'");
});
