import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSeenStates } from './seen-states';

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-seen-'));
const file = path.join(folder, 'cache/rehearsed.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('saves shown states for the next command, by their content', () => {
  const seen = openSeenStates(file);
  seen.add('a page');
  seen.save();
  const next = openSeenStates(file);
  expect([next.has('a page'), next.has('another page')]).toEqual([true, false]);
});

it('drops the oldest entries, and keeps used ones', () => {
  const seen = openSeenStates(file);
  for (let index = 0; index < 5000; index += 1) {
    seen.add(`page ${index}`);
    seen.has('a page');
  }
  seen.save();
  const next = openSeenStates(file);
  expect([next.has('a page'), next.has('page 0'), next.has('page 4999')]).toEqual([true, false, true]);
});

it('begins empty when the file is unreadable', () => {
  writeFileSync(file, readFileSync(file, 'utf8').slice(1));
  expect(openSeenStates(file).has('a page')).toBe(false);
});
