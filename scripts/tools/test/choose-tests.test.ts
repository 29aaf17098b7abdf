import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { workspaceNames } from '@little-arches/kit/files/workspaces';
import { chooseTests, needsOf, selectNamed, withoutRare } from './choose-tests';

const choose = (...args: string[]) => chooseTests(args, workspaceNames(projectRoot()));

test('selects everything without arguments, with every needed program', () => {
  const needs = new Set(['deno', 'browser', 'workerd', 'nginx', 'registry', 'engines']);
  expect(choose()).toEqual({ checks: true, unit: true, endToEnd: true, needs });
});

test.each([
  ['checks', { checks: true, unit: false, endToEnd: false }],
  ['unit', { checks: false, unit: true, endToEnd: false }],
  ['e2e', { checks: false, unit: false, endToEnd: true }],
])('%s selects a part', (part, expected) => {
  expect(choose(part)).toMatchObject(expected);
});

test.each([
  [['remote-store'], 'remote-store'],
  [['-w', 'remote-store'], 'remote-store'],
  [['--workspace=shell'], 'shell'],
  [['kit'], 'scripts/kit'],
  [['@little-arches/kit'], 'scripts/kit'],
  [['scripts/kit'], 'scripts/kit'],
  [['supabase'], 'supabase'],
])('%j selects the package %s', (args, folder) => {
  expect(choose(...args)).toMatchObject({ checks: false, unit: true, endToEnd: false, folder });
});

test('selects tests by the names of their files, alone or of the end-to-end tests', () => {
  const names = ['size-guide', 'shop'];
  expect(choose('e2e', ...names)).toMatchObject({ checks: false, unit: false, endToEnd: true, names });
  expect(choose(...names)).toMatchObject({ checks: false, unit: true, endToEnd: true, names });
});

test('leaves out what needs a rare program, unless that changed or all is asked for', () => {
  const { needs } = choose('--all');
  expect(choose('--all')).toEqual({ ...choose(), all: true });
  expect(withoutRare(needs, () => false)).toEqual(new Set(['browser', 'nginx']));
  expect(withoutRare(needs, (first) => first === 'supabase/functions')).toContain('deno');
});

test('finds the files of named tests', () => {
  const names = ['shop.test', 'size-guide.spec', 'sizes.spec'];
  const files = names.map((name) => path.resolve(`shell/e2e/${name}.ts`));
  const page = path.resolve('remote-store/src/pages/first-shoes/page.test.tsx');
  expect(selectNamed(['first-shoes'], [...files, page])).toEqual([page]);
  expect(selectNamed([page], [...files, page])).toEqual([page]);
  expect(selectNamed(['size'], files)).toEqual(files.slice(1));
  expect(selectNamed(['sizes', 'shop'], files)).toEqual([files[0], files[2]]);
  // The folder and the end of the name are those of every file.
  for (const name of ['e2e', 'test', 'spec'])
    expect(() => selectNamed(['shop', name], files)).toThrow(`has '${name}' in its name`);
});

test('needs for a package or a file no more programs than its tests', () => {
  expect(choose('remote-store').needs).toEqual(new Set());
  expect(choose('create-remote').needs).toEqual(new Set());
  expect(choose('shell').needs).toEqual(new Set());
  expect(choose('scripts/tools').needs).toEqual(new Set(['browser']));
  expect(choose('testing').needs).toEqual(new Set(['browser', 'registry']));
  expect(needsOf('scripts/tools/checks/lint/biome.test.ts')).toEqual(new Set());
  expect(needsOf('shell/e2e/shop.spec.ts')).toEqual(new Set(['browser']));
  expect(needsOf('shell/e2e/other-engines.spec.ts')).toEqual(new Set(['browser', 'engines']));
  expect(choose('supabase').needs).toEqual(new Set(['deno']));
});

test.each([
  [['--changed'], 'main'],
  [['--changed=origin/main'], 'origin/main'],
])('%j selects everything that changes since %s can affect', (args, since) => {
  expect(choose(...args)).toMatchObject({ checks: true, unit: true, endToEnd: true, since });
});

test.each([
  [['--changed='], /Name one branch or commit/],
  [['--changed', 'remote-store'], /Name one branch or commit/],
  [['-w'], /Name one part \(checks, unit, e2e\), one package \(.*remote-store.*\), or .*, not '-w'/],
  [['unit', 'e2e'], /, not 'unit e2e'/],
  [['--all', 'unit'], /, not '--all unit'/],
])('refuses %j with the possible values', (args, sentence) => {
  expect(() => choose(...args)).toThrow(sentence);
});
