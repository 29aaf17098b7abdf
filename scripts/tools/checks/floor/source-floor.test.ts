import { findTooYoung } from './source-floor';

const packageFile = (name: string, featureTested: Record<string, string>) => ({
  path: `${name}/package.json`,
  text: JSON.stringify({ name, featureTested }),
});
const young = "import a from 'a';\nexport const f = (q: URLSearchParams) => q.size;\n";

it('names file and line of a member that one of the oldest browsers lacks', () => {
  const files = [packageFile('remote-x', {}), { path: 'remote-x/src/a/b.ts', text: young }];
  expect(findTooYoung(files)).toEqual([
    expect.stringMatching(/^URLSearchParams#size .*: remote-x\/src\/a\/b\.ts:2\./),
  ]);
});

it.each([
  ['a test', 'remote-x/src/a/b.test.ts'],
  ['code that only tests run', 'shared-contracts/src/testing/b.ts'],
  ['a script of Node', 'scripts/release/b.ts'],
])('ignores %s', (_, path) => {
  expect(findTooYoung([{ path, text: young }])).toEqual([]);
});

it('accepts members that the source’s package names with a reason, and no other package’s', () => {
  const files = [
    packageFile('remote-x', { 'URLSearchParams#size': 'asked for' }),
    packageFile('remote-y', {}),
    { path: 'remote-x/src/b.ts', text: young },
    { path: 'remote-y/src/b.ts', text: young },
  ];
  expect(findTooYoung(files)).toHaveLength(1);
});
