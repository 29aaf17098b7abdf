import { findFolderCycles } from './folder-cycles';

const file = (path: string, ...specifiers: string[]) => ({
  path,
  imports: specifiers.map((specifier) => ({ specifier, kind: 'static' as const })),
});

it('names a cycle of folders once, with the imports that close it', () => {
  const found = findFolderCycles([
    file('shell/src/loading/load-remote.ts', '../start/early-scripts'),
    file('shell/src/start/early-scripts.ts', '../frame/frame'),
    file('shell/src/frame/frame.tsx', '../loading/load-remote'),
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(
    /^shell\/src\/loading → shell\/src\/start → shell\/src\/frame → shell\/src\/loading is a circle/,
  );
  expect(found[0]).toContain("shell/src/start/early-scripts.ts imports '../frame/frame'");
});

it.each([
  [
    'one way',
    [
      file('shell/src/a/x.ts', '../b/y'),
      file('shell/src/b/y.ts', '../c/z'),
      file('shell/src/a/z.ts', '../c/z'),
    ],
  ],
  [
    'through files beside the folders',
    [file('shell/src/shell.ts', './a/x'), file('shell/src/a/x.ts', '../shell')],
  ],
  [
    'inside one folder',
    [file('scripts/release/store/bucket/b.ts', '../s'), file('scripts/release/store/s.ts', './bucket/b')],
  ],
  ['in a test', [file('shell/src/a/x.ts', '../b/y'), file('shell/src/b/y.test.ts', '../a/x')]],
])('ignores imports %s', (_, files) => {
  expect(findFolderCycles(files)).toEqual([]);
});
