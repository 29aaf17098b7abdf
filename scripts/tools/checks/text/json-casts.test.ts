import { findJsonCasts } from './json-casts';

const check = (line: string) => findJsonCasts([{ path: 'shell/src/a.ts', text: `// é\n${line}\n` }]);

test.each([
  'const a = JSON.parse(text) as Site;',
  'const a = JSON.parse(text) as unknown as Site;',
  'const a = (JSON.parse(text)) as { id: string };',
  'const a = <Site>JSON.parse(text);',
  'const a = (await response.json()) as Site;',
  'const a = (await (await fetch(url)).json()) as never;',
  'const a = (await answer?.json()) as Site[];',
  'const a = (text ? JSON.parse(text) : {}) as Site;',
  'const a = (text && JSON.parse(text)) as Site;',
  'const a: Site = JSON.parse(text);',
  'const { a }: { a: string } = JSON.parse(text);',
  'const a: Site = await response.json();',
  'const a: any = JSON.parse(text);',
])('refuses %s', (line) => {
  expect(check(line)).toEqual([
    expect.stringMatching(/^shell\/src\/a\.ts:2 (JSON\.parse\(…\)|\.json\(\)) is given a type/),
  ]);
});

test.each([
  'const a = JSON.parse(text);',
  'const { id } = JSON.parse(text);',
  'const id = JSON.parse(text).id;',
  'const a: Site = JSON.parse(text, revive).site.parsed(schema);',
  'let a: Site; a = JSON.parse(text);',
  'const read = (text: string) => JSON.parse(text);',
  'function read(text: string): Site { return JSON.parse(text); }',
  'function read(text: string): unknown { return [].map(() => JSON.parse(text)); }',
  'for (const item of JSON.parse(text)) show(item);',
])("refuses %s, where it is 'any'", (line) => {
  expect(check(line)).toEqual([
    expect.stringMatching(/^shell\/src\/a\.ts:2 JSON\.parse\(…\) is of type 'any' here/),
  ]);
});

test.each([
  'const a: unknown = JSON.parse(text);',
  'const a: unknown = text ? JSON.parse(text) : undefined;',
  'let a: unknown; a = JSON.parse(text);',
  'function read(text: string): unknown { try { return JSON.parse(text); } catch { return 1; } }',
  'const read = async (text: string): Promise<unknown> => text && JSON.parse(text);',
  'const a = new Site(JSON.parse(text));',
  'const a = JSON.parse(text) as unknown;',
  'const a = v.parse(schema, JSON.parse(text));',
  'const a: Site = parseSite(JSON.parse(text));',
  'const a = v.parse(schema, await response.json()) as Site;',
  'const a: string = fc.json({ maxDepth: 1 });',
  'const a: Site = other.parse(text);',
])('takes %s', (line) => {
  expect(check(line)).toEqual([]);
});

test('reads components too, and nothing but scripts', () => {
  const text = 'export const A = () => <p>{(JSON.parse(x) as B).c}</p>;';
  expect(findJsonCasts([{ path: 'shell/src/a.tsx', text }])).toHaveLength(1);
  expect(findJsonCasts([{ path: 'docs/a.md', text }])).toEqual([]);
});
