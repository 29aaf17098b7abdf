import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tooYoung } from './too-young';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'floor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function tooYoungWith(featureTested: Record<string, string> | undefined): string[] {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'remote-young', featureTested }));
  return tooYoung(['a(1);URL.canParse(b)', 'URL.canParse(c);scheduler.yield()'], folder);
}

it('names each member once, with the browsers that lack it, the position and the fix', () => {
  const said = tooYoungWith(undefined).sort();
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(
    /^URL\.canParse is missing in chrome 111.*… a\(1\);URL\.canParse\(b\) ….*featureTested/,
  );
  expect(said[1]).toMatch(/^scheduler is missing in .*safari 16\.4/);
});

it('reads the scripts of a folder without a package.json', () => {
  expect(tooYoung(['URL.canParse(b)'], folder)).toHaveLength(1);
});

it("accepts React's use, and still names the stack whose member has that name", () => {
  expect(tooYoung(['(0,react.use)(product)'], folder)).toEqual([]);
  expect(tooYoung(['new DisposableStack().use(product)'], folder)).toContainEqual(
    expect.stringMatching(/^DisposableStack is missing in/),
  );
});

it('accepts a member that the package names with a reason', () => {
  expect(tooYoungWith({ 'URL.canParse': 'the library asks for it first', scheduler: 'asked for' })).toEqual(
    [],
  );
});
