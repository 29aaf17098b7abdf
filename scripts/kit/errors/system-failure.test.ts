import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainSystemFailure, sentenceOf } from './system-failure';
import { EnvironmentError, UsageError } from './usage-error';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: some system's words, write`), { code, syscall: 'write', ...more });

it.each([
  ['ENOSPC', 'The disk is full: /data/x.json could not be written.'],
  ['EDQUOT', 'share of the disk is used up: /data/x.json'],
  ['EROFS', '/data/x.json lies on a file system that can only be read.'],
  ['EACCES', 'This user may not use /data/x.json'],
  ['EPERM', 'This user may not use /data/x.json'],
  ['EMFILE', 'Too many files are open at once to open /data/x.json.'],
])('reports %s in a sentence with the file and a fix', (code, sentence) => {
  const told = explainSystemFailure(failure(code, { path: '/data/x.json' }));
  expect(told).toContain(sentence);
  expect(told).not.toContain("some system's words");
});

it('names the file and not the draft beside it', () => {
  const draft = '/data/x.json.0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.draft';
  expect(explainSystemFailure(failure('ENOSPC', { path: draft }))).toContain('full: /data/x.json could');
  expect(explainSystemFailure(failure('ENOSPC', { path: '/data/x.json.4711.draft' }))).toContain(
    '/data/x.json could',
  );
});

it('reads the causes of an error and the bundler’s message', () => {
  const wrapped = new Error('The site could not be written', { cause: failure('EROFS', { path: '/data' }) });
  expect(sentenceOf(wrapped)).toContain('/data lies on a file system that can only be read');
  expect(sentenceOf(new Error('failed: No space left on device (os error 28)'))).toContain(
    'The disk is full',
  );
});

it('reads the error numbers of the database’s file system', () => {
  expect(explainSystemFailure({ name: 'ErrnoError', errno: 51 })).toContain('The disk is full');
  expect(explainSystemFailure({ name: 'ErrnoError', errno: 69 })).toContain('can only be read');
  expect(explainSystemFailure({ name: 'ErrnoError', errno: 44 })).toBeUndefined();
});

it('prints usage and environment errors unchanged, and no defect of ours', () => {
  expect(sentenceOf(new UsageError('Say which package.'))).toBe('Say which package.');
  expect(sentenceOf(new EnvironmentError('Another release holds it.'))).toBe('Another release holds it.');
  expect(sentenceOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(sentenceOf('text')).toBeUndefined();
});

it('returns no advice on files for a network failure', () => {
  expect(explainSystemFailure(failure('EACCES', { syscall: 'listen' }))).toBeUndefined();
});

// A device that is always full, where the system has one.
if (process.platform === 'linux')
  it('recognizes the error of a really full disk', () => {
    let told: string | undefined;
    try {
      writeFileSync('/dev/full', 'x');
    } catch (error) {
      told = sentenceOf(error);
    }
    expect(told).toMatch(/^The disk is full: /);
  });

it('explains no missing file, which only the caller can explain', () => {
  expect(explainSystemFailure(failure('ENOENT', { path: path.join(tmpdir(), 'nothing') }))).toBeUndefined();
});
