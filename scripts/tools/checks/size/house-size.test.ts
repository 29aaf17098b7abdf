import { measureHouse } from './house-size';

it('counts code, tests, the contract, workspaces and pages of decisions separately', () => {
  const file = (path: string, text = 'one\ntwo\n') => ({ path, text });
  const report = '## @little-arches/contracts/company\n\nexport declare const a: 1;\nexport type B = 2;\n';
  const lines = measureHouse([
    file('shell/src/main.tsx'),
    file('shell/src/main.test.tsx'),
    file('shell/e2e/support/site.ts'),
    file('scripts/build/package.json'),
    file('scripts/build/testing/build.ts'),
    file('docs/decisions/README.md'),
    file('docs/decisions/shop.md'),
    file('shared-contracts/api-report.md', report),
  ]);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'code without tests 2 lines',
    'tests and test kits 6 lines',
    'shared-contracts 2 names in 1 entries, its report 0 KB',
    'scripts 1 workspaces',
    'decisions 1 pages',
  ]);
});
