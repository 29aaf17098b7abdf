import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageNames } from '@little-arches/build/packages';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readSlo } from './slo';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-slo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(slo?: unknown) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'remote-store', slo }));
  return readSlo('remote-store', folder);
}

it('reads all keys or one of them', () => {
  const all = { failedVisits: 2, LCP: 2500, INP: 200, CLS: 0.1 };
  expect(read(all)).toEqual(all);
  expect(read({ CLS: 0.1 })).toEqual({ CLS: 0.1 });
});

it('returns undefined for a package without an objective, or without a folder here', () => {
  expect(read()).toBeUndefined();
  expect(readSlo('remote-store', path.join(folder, 'nope'))).toBeUndefined();
});

it.each([
  ['nothing', {}, "is wrong at 'slo': Expected at least one of failedVisits, LCP, INP and CLS."],
  ['an unknown key', { failures: 2 }, "is wrong at 'slo.failures': Invalid key"],
  ['a text', { failedVisits: '2%' }, "is wrong at 'slo.failedVisits': Expected a number of percent."],
  ['no failure at all', { failedVisits: 0 }, 'Expected a number of percent, more than 0 and at most 50.'],
  ['a share that is no objective', { failedVisits: 60 }, 'more than 0 and at most 50.'],
  ['a time below zero', { LCP: -1 }, "is wrong at 'slo.LCP': Expected a number of milliseconds, more than 0"],
])('refuses %s, and names the file, the key and an example', (_, slo, sentence) => {
  expect(() => read(slo)).toThrow(UsageError);
  expect(() => read(slo)).toThrow(sentence);
  expect(() => read(slo)).toThrow(`${path.join(folder, 'package.json')} is wrong`);
  expect(() => read(slo)).toThrow('An example: "slo": { "failedVisits": 2,');
});

it('reads the objective of every package of this checkout', () => {
  for (const name of packageNames()) expect(readSlo(name)).toMatchObject({ failedVisits: 2 });
});
