import { declarationsOf, parseDeclarations, publicDeclarations } from './declarations';

const emitted = `import * as v from 'valibot';
import { type Host } from './host';
/** Names
 * of things. */
export declare const names: {
    /** The first. */
    readonly first: 'a';
};
type Inner = 'x' | Deeper;
type Deeper = {
    a: 1;
} | {
    b: 2;
};
type Unused = string;
/** Reads; not the Unused one. */
export declare function read(kind: Inner): string;
export declare function read(kind: 'y'): number;
export {};
`;

test('keeps the docstrings of declarations, and omits imports', () => {
  expect(
    parseDeclarations(emitted).map(({ name, exported, documented }) => [name, exported, documented]),
  ).toEqual([
    ['names', true, true],
    ['Inner', false, false],
    ['Deeper', false, false],
    ['Unused', false, false],
    ['read', true, true],
    ['read', true, false],
  ]);
  expect(parseDeclarations(emitted)[2]?.text).toBe('type Deeper = {\n    a: 1;\n} | {\n    b: 2;\n};');
});

test('treats a private declaration as public when an exported one needs it, however indirectly', () => {
  const names = publicDeclarations(parseDeclarations(emitted)).map(({ name }) => name);
  expect(names).toEqual(['names', 'Inner', 'Deeper', 'read', 'read']);
});

test('treats re-exported declarations as the module’s own, and what they need as private', () => {
  const texts: Record<string, string> = {
    'src/entry.d.ts': "export { read } from './inner/read';\n/** Its own. */\nexport type Own = 1;\n",
    'src/inner/read.d.ts': `/** What is read. */\nexport type Kind = 'x';\n${emitted.replace('kind: Inner', 'kind: Kind')}`,
  };
  const declarations = declarationsOf('src/entry.d.ts', (file) => texts[file]);
  expect(declarations.map(({ name, exported }) => [name, exported])).toEqual([
    ['Kind', false],
    ['read', true],
    ['read', true],
    ['Own', true],
  ]);
  expect(declarations[0]?.text).toBe("/** What is read. */\ntype Kind = 'x';");
});

test('ignores the kind of line endings', () => {
  expect(parseDeclarations(emitted.replaceAll('\n', '\r\n'))).toEqual(parseDeclarations(emitted));
});
