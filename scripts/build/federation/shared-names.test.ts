import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUnsharedNames } from './shared-names';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function unsharedIn(source: string, file = 'page.tsx'): (string | undefined)[] {
  const where = path.join(folder, file);
  writeFileSync(where, source);
  return findUnsharedNames([where]).map((sentence) => /imports '(.*?)' from/.exec(sentence)?.[1]);
}

it.each([
  ["import { Link, useLoaderData } from 'react-router-dom';"],
  ["import { Link as RouterLink } from 'react-router-dom';"],
  ["import type { LoaderFunction } from 'react-router-dom';"],
  ["import { type LoaderFunction, Link } from 'react-router-dom';"],
  ["export { Link } from 'react-router-dom';"],
  ["export type { LoaderFunction } from 'react-router-dom';"],
  ["import { createBrowserRouter } from 'another-router';"],
  ['// import { Form } from "react-router-dom";\nexport const page = <p>Hello</p>;'],
])('lets pass: %s', (source) => {
  expect(unsharedIn(source)).toEqual([]);
});

it.each([
  ["import { Form, Link, useFetcher } from 'react-router-dom';", ['Form', 'useFetcher']],
  ["import { Form as Link } from 'react-router-dom';", ['Form']],
  ["import * as router from 'react-router-dom';", ['*']],
  ["import router from 'react-router-dom';", ['default']],
  ["export { Form as Link } from 'react-router-dom';", ['Form']],
  ["export * from 'react-router-dom';", ['*']],
  ["export * as router from 'react-router-dom';", ['*']],
])('finds what would be undefined at run time in: %s', (source, names) => {
  expect(unsharedIn(source)).toEqual(names);
});

it('reads TypeScript with and without JSX', () => {
  expect(unsharedIn("import { Form } from 'react-router-dom';\nconst x = <string>'a';", 'rule.ts')).toEqual([
    'Form',
  ]);
  expect(unsharedIn("import { Form } from 'react-router-dom';\nconst x = <Form />;")).toEqual(['Form']);
});

it('says in which file, what is shared and how to share more', () => {
  const where = path.join(folder, 'page.tsx');
  writeFileSync(where, "import { Form } from 'react-router-dom';");
  expect(findUnsharedNames([where])).toEqual([
    expect.stringMatching(
      /^page\.tsx imports 'Form' from react-router-dom, which the shell does not share\. Shared are: Await, .*To share it, add it to scripts\/build\/federation\/shared-libraries\.ts and shell\/src\/loading\/shared-libraries\.ts\.$/,
    ),
  ]);
});
