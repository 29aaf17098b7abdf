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

it('contains what was appended when it is opened again', () => {
  fill('first', 'sécond');
  expect(open().entries).toEqual([{ name: 'first' }, { name: 'sécond' }]);
});

it('drops a last entry that was cut short, and continues on a line of its own', () => {
  fill('first');
  appendFileSync(file, '{"name":"cut sh');
  open().append({ name: 'next' });
  expect(open().entries).toEqual([{ name: 'first' }, { name: 'next' }]);
});

it('loses a damaged entry and no other', () => {
  fill('first', 'second', 'third');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{"name":"second"}', 'x'.repeat(17)));
  expect(open().entries).toEqual([{ name: 'first' }, { name: 'third' }]);
});

it('can be written anew, and continued after that', () => {
  fill('first', 'second');
  const journal = open();
  journal.replace([{ name: 'second' }]);
  journal.append({ name: 'third' });
  expect(open().entries).toEqual([{ name: 'second' }, { name: 'third' }]);
});

it('refuses a file in another format, with the way out', () => {
  fill('first');
  expect(() => open(2)).toThrow(/entries\.jsonl was not written by this release\. .*move that file away/);
});
