import { archFinding, heelFinding } from './findings';

it.each([
  [2, undefined, /the inner arch forms during the first decade/],
  [3, /5\.5°/, /54% at three, 24% at six/],
  [6, /5\.5°/, /54% at three, 24% at six/],
  [7, undefined, /the inner arch forms during the first decade/],
  [10, undefined, /96% have normal arches by 14/],
] as const)('cites at %i years only findings for that age', (years, heel, arch) => {
  expect(heelFinding(years)?.text ?? '').toMatch(heel ?? /^$/);
  expect(archFinding(years).text).toMatch(arch);
  expect(archFinding(years).source).not.toBe('');
});
