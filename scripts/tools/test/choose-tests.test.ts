import { projectRoot } from '@scripts/kit/project-root';
import { workspaceNames } from '@scripts/kit/workspaces';
import { chooseTests } from './choose-tests';

const choose = (...args: string[]) => chooseTests(args, workspaceNames(projectRoot()));

test('without a word it is everything, and everything is provided for', () => {
  expect(choose()).toEqual({
    checks: true,
    unit: true,
    endToEnd: true,
    needs: new Set(['deno', 'browser', 'workerd', 'nginx', 'engines']),
  });
});

test.each([
  ['checks', { checks: true, unit: false, endToEnd: false }],
  ['unit', { checks: false, unit: true, endToEnd: false }],
  ['e2e', { checks: false, unit: false, endToEnd: true }],
])('%s is a part', (part, expected) => {
  expect(choose(part)).toMatchObject(expected);
});

test.each([
  [['remote-store'], 'remote-store'],
  [['-w', 'remote-store'], 'remote-store'],
  [['--workspace=shell'], 'shell'],
  [['kit'], 'scripts/kit'],
  [['@scripts/kit'], 'scripts/kit'],
  [['scripts/kit'], 'scripts/kit'],
  [['supabase'], 'supabase'],
])('%j names the package %s', (args, folder) => {
  expect(choose(...args)).toMatchObject({ checks: false, unit: true, endToEnd: false, folder });
});

test('a package requests no more than it needs', () => {
  expect(choose('remote-store').needs).toEqual(new Set());
  expect(choose('supabase').needs).toEqual(new Set(['deno']));
});

test.each([
  [['--changed'], 'main'],
  [['--changed=origin/main'], 'origin/main'],
])('%j is everything that changes since %s can touch', (args, since) => {
  expect(choose(...args)).toMatchObject({ checks: true, unit: true, endToEnd: true, since });
});

test.each([
  [['--changed='], /Name one branch or commit/],
  [['--changed', 'remote-store'], /Name one branch or commit/],
  [['remote-shop'], /no part or package 'remote-shop'\. Parts: checks, unit, e2e\. Packages: .*remote-store/],
  [['-w'], /no part or package '-w'/],
  [['unit', 'e2e'], /Name one part or package, not 'unit e2e'/],
])('%j is refused with the possible values', (args, sentence) => {
  expect(() => choose(...args)).toThrow(sentence);
});
