import { projectRoot } from '@scripts/kit/project-root';
import { workspaceNames } from '@scripts/kit/workspaces';
import { chooseTests } from './choose-tests';

const choose = (...args: string[]) => chooseTests(args, workspaceNames(projectRoot()));

test('without a word it is everything, and everything is provided for', () => {
  expect(choose()).toEqual({
    checks: true,
    unit: {},
    journeys: true,
    needs: new Set(['deno', 'browser', 'workerd', 'nginx', 'engines']),
  });
});

test.each([
  ['checks', { checks: true, unit: undefined, journeys: false }],
  ['unit', { checks: false, unit: {}, journeys: false }],
  ['e2e', { checks: false, unit: undefined, journeys: true }],
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
  expect(choose(...args)).toMatchObject({ checks: false, unit: { folder }, journeys: false });
});

test('a package asks for no more than it needs', () => {
  expect(choose('remote-store').needs).toEqual(new Set());
  expect(choose('supabase').needs).toEqual(new Set(['deno']));
});

test.each([
  [['remote-shop'], /no part or package 'remote-shop'\. Parts: checks, unit, e2e\. Packages: .*remote-store/],
  [['-w'], /no part or package '-w'/],
  [['unit', 'e2e'], /Name one part or package, not 'unit e2e'/],
])('%j is refused with what there is', (args, sentence) => {
  expect(() => choose(...args)).toThrow(sentence);
});
