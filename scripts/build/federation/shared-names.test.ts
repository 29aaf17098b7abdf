import { parseScript } from '@scripts/kit/syntax-tree';
import { findUnsharedNames } from './shared-names';

function unsharedIn(source: string, file = 'page.tsx'): (string | undefined)[] {
  const script = parseScript({ path: `src/${file}`, text: source });
  return findUnsharedNames([script]).map((sentence) => /imports '(.*?)' from/.exec(sentence)?.[1]);
}

it.each([
  ["import { Link, useLoaderData } from 'react-router-dom';"],
  ["import { Link as RouterLink } from 'react-router-dom';"],
  ["import type { LoaderFunction } from 'react-router-dom';"],
  ["import { type LoaderFunction, Link } from 'react-router-dom';"],
  ["export { Link } from 'react-router-dom';"],
  ["export type { LoaderFunction } from 'react-router-dom';"],
  ["import { createBrowserRouter } from 'another-router';"],
  ["import { useState } from 'react';"],
  ["import * as React from 'react';\nReact.useState();"],
  ["import { ViewTransition } from 'react';"],
  ['// import { Form } from "react-router-dom";\nexport const page = <p>Hello</p>;'],
])('lets pass: %s', (source) => {
  expect(unsharedIn(source)).toEqual([]);
});

it.each([
  ["import { Form, Link, useFetcher } from 'react-router-dom';", ['Form', 'useFetcher']],
  ["import { Form as Link } from 'react-router-dom';", ['Form']],
  [
    "import * as router from 'react-router-dom';\nrouter.useFetcher(); <router.Form />; router.Link;",
    ['useFetcher', 'Form'],
  ],
  ["import * as router from 'react-router-dom';\nrouter[name];", ['*']],
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
  const script = parseScript({ path: 'src/page.tsx', text: "import { Form } from 'react-router-dom';" });
  expect(findUnsharedNames([script])).toEqual([
    expect.stringMatching(
      /^page\.tsx imports 'Form' from react-router-dom, which the shell does not share\. Shared are: Await, .*To share it, add it to scripts\/build\/federation\/shared-libraries\.ts and shell\/src\/loading\/shared-libraries\.ts\.$/,
    ),
  ]);
});
