import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { workspaceNames } from '@little-arches/kit/files/workspaces';
import { chooseTests, selectNamed } from './choose-tests';

const choose = (...args: string[]) => chooseTests(args, workspaceNames(projectRoot()));

test('selects everything without arguments, with every needed program', () => {
  expect(choose()).toEqual({
    checks: true,
    unit: true,
    endToEnd: true,
    needs: new Set(['deno', 'browser', 'workerd', 'nginx', 'registry', 'engines']),
  });
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

test('selects end-to-end tests by their names, which need only a browser', () => {
  const needs = new Set(['browser']);
  const names = ['size-guide', 'shop'];
  expect(choose('e2e', ...names)).toEqual({ checks: false, unit: false, endToEnd: true, names, needs });
});

test('finds the files of named end-to-end tests', () => {
  const names = ['shop.test', 'size-guide.spec', 'sizes.spec'];
  const files = names.map((name) => path.resolve(`shell/e2e/${name}.ts`));
  expect(selectNamed(['size'], files)).toEqual(files.slice(1));
  expect(selectNamed(['sizes', 'shop'], files)).toEqual([files[0], files[2]]);
  // The folder and the end of the name are those of every file.
  for (const name of ['e2e', 'test', 'spec'])
    expect(() => selectNamed(['shop', name], files)).toThrow(`'${name}' in the name of its file`);
});

test('needs for a package no more programs than its tests', () => {
  expect(choose('remote-store').needs).toEqual(new Set());
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
  [['remote-shop'], /no part or package 'remote-shop'\. Parts: checks, unit, e2e\. Packages: .*remote-store/],
  [['-w'], /no part or package '-w'/],
  [['unit', 'e2e'], /Name one part or package, not 'unit e2e'/],
])('refuses %j with the possible values', (args, sentence) => {
  expect(() => choose(...args)).toThrow(sentence);
});
