import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openJournal } from './journal';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'little-arches-journal-'));
  file = join(folder, 'entries.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (format = 1) => openJournal(file, format, v.object({ name: v.string() }));
const fill = (...names: string[]) => {
  const journal = open();
  for (const name of names) journal.append({ name });
};

it('returns the appended entries when it is opened again', () => {
  fill('first', 'sécond');
  expect(open().entries).toEqual([{ name: 'first' }, { name: 'sécond' }]);
});

it('drops a truncated last entry, and continues on a new line', () => {
  fill('first');
  appendFileSync(file, '{"name":"cut sh');
  open().append({ name: 'next' });
  expect(open().entries).toEqual([{ name: 'first' }, { name: 'next' }]);
});

it('skips only the damaged entry', () => {
  fill('first', 'second', 'third');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{"name":"second"}', 'x'.repeat(17)));
  expect(open().entries).toEqual([{ name: 'first' }, { name: 'third' }]);
});

it('continues after all entries were replaced', () => {
  fill('first', 'second');
  const journal = open();
  journal.replace([{ name: 'second' }]);
  journal.append({ name: 'third' });
  expect(open().entries).toEqual([{ name: 'second' }, { name: 'third' }]);
});

it('refuses a file in another format, and names the fix', () => {
  fill('first');
  expect(() => open(2)).toThrow(/entries\.jsonl was not written by this release\. .*move that file away/);
});
