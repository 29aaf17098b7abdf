import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTree } from './link-tree';
import { replaceFile } from './write-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-linked-'));
  mkdirSync(path.join(folder, 'one/below'), { recursive: true });
  for (const file of ['below/page.html', 'below/pointer.lock'])
    writeFileSync(path.join(folder, 'one', file), `This is ${file}.`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, name);

it('links the files of all subfolders, and removing one copy keeps the other', () => {
  linkTree(file('one'), file('other'));
  expect(statSync(file('other/below/page.html')).ino).toBe(statSync(file('one/below/page.html')).ino);
  replaceFile(file('one/below/page.html'), 'Changed.');
  expect(readFileSync(file('other/below/page.html'), 'utf8')).toBe('This is below/page.html.');
  rmSync(file('one'), { recursive: true });
  expect(existsSync(file('other/below/page.html'))).toBe(true);
});

it('copies lock files, which are written in place', () => {
  linkTree(file('one'), file('other'));
  writeFileSync(file('one/below/pointer.lock'), 'Held.');
  expect(readFileSync(file('other/below/pointer.lock'), 'utf8')).toBe('This is below/pointer.lock.');
});
