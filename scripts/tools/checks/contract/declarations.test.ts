import { declarationsOf, parseDeclarations } from './declarations';

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

test('separates docstrings from code, and omits imports', () => {
  expect(
    parseDeclarations(emitted).map(({ name, exported, docstring }) => [name, exported, docstring]),
  ).toEqual([
    ['names', true, 'Names\nof things.'],
    ['Inner', false, ''],
    ['Deeper', false, ''],
    ['Unused', false, ''],
    ['read', true, 'Reads; not the Unused one.'],
    ['read', true, ''],
  ]);
  expect(parseDeclarations(emitted)[2]?.code).toBe('type Deeper = {\n    a: 1;\n} | {\n    b: 2;\n};');
});

test('treats re-exported declarations as the module’s own, and what they need as private', () => {
  const texts: Record<string, string> = {
    'src/entry.d.ts': "export { read } from './inner/read';\n/** Its own. */\nexport type Own = 1;\n",
    'src/inner/read.d.ts': `/** What is read. */\nexport type Kind = 'x';\n${emitted.replace('kind: Inner', 'kind: Kind | Inner')}`,
  };
  const found = declarationsOf('src/entry.d.ts', (file) => texts[file]);
  expect(found.map(({ name, exported }) => [name, exported])).toEqual([
    ['Kind', false],
    ['Inner', false],
    ['Deeper', false],
    ['read', true],
    ['read', true],
    ['Own', true],
  ]);
  expect(found[0]).toMatchObject({ docstring: 'What is read.', code: "type Kind = 'x';" });
});

test('ignores the kind of line endings', () => {
  expect(parseDeclarations(emitted.replaceAll('\n', '\r\n'))).toEqual(parseDeclarations(emitted));
});
