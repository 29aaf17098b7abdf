import { parseScript } from '@little-arches/kit/syntax-tree';
import { findUnsharedNames } from './shared-names';

/** Returns the names that a source imports although they are not shared. */
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
  ["import { Form, useFetcher } from 'react-router-dom';"],
  ["import { Form, useFetcher, useBlocker } from 'react-router';"],
  ["import type { Route } from 'react-router/internal';"],
  ["import { useState } from 'react';"],
  ["import * as React from 'react';\nReact.useState();"],
  ["import { ViewTransition } from 'react';"],
  [
    "import * as router from 'react-router-dom';\nconst { Link, useParams: read } = router; router['useHref']('/');",
  ],
  ["import * as router from 'react-router';\nconst props: router.FormProps = {}; router.useMatch('/');"],
  ["const { Link } = await import('react-router');"],
  ["import('react-router-dom').then(({ Link }) => Link);"],
  ['// import { ServerRouter } from "react-router-dom";\nexport const page = <p>Hello</p>;'],
])('accepts: %s', (source) => {
  expect(unsharedIn(source)).toEqual([]);
});

it.each([
  ["import { Scripts, Link, createCookie } from 'react-router-dom';", ['Scripts', 'createCookie']],
  ["import { Scripts, Link, createCookie } from 'react-router';", ['Scripts', 'createCookie']],
  ["import { unstable_usePrompt } from 'react-router';", ['unstable_usePrompt']],
  ["import { RouterProvider } from 'react-router/dom';", ['RouterProvider']],
  ["import { Scripts as Link } from 'react-router-dom';", ['Scripts']],
  [
    "import * as router from 'react-router-dom';\nrouter.createCookie(); <router.Scripts />; router.Link;",
    ['createCookie', 'Scripts'],
  ],
  ["import * as router from 'react-router-dom';\nrouter[name];", ['*']],
  ["import * as router from 'react-router';\nconst { createCookie, Link } = router;", ['createCookie']],
  ["import * as router from 'react-router';\nrouter['createCookie']('a');", ['createCookie']],
  ["const { createCookie } = await import('react-router');", ['createCookie']],
  ["const router = await import('react-router');\nrouter.createCookie('a');", ['createCookie']],
  ["import('react-router').then(({ createCookie }) => createCookie('a'));", ['createCookie']],
  ["import router from 'react-router-dom';", ['default']],
  ["export { Scripts as Link } from 'react-router-dom';", ['Scripts']],
  ["export * from 'react-router-dom';", ['*']],
  ["export * as router from 'react-router-dom';", ['*']],
])('finds names that are undefined at run time in: %s', (source, names) => {
  expect(unsharedIn(source)).toEqual(names);
});

it('reads TypeScript with and without JSX', () => {
  expect(unsharedIn("import { Meta } from 'react-router-dom';\nconst x = <string>'a';", 'rule.ts')).toEqual([
    'Meta',
  ]);
  expect(unsharedIn("import { Meta } from 'react-router-dom';\nconst x = <Meta />;")).toEqual(['Meta']);
});

it('names the file, the library, and the shared names', () => {
  const text = "import { Meta } from 'react-router';\nimport { RouterProvider } from 'react-router/dom';";
  expect(findUnsharedNames([parseScript({ path: 'src/page.tsx', text })])).toEqual([
    expect.stringMatching(
      /^page\.tsx imports 'Meta' from react-router, which the shell does not share\. Shared is everything of data mode in a browser, .*: use what https:\/\/reactrouter\.com documents for data mode\.$/,
    ),
    expect.stringMatching(
      /^page\.tsx imports 'RouterProvider' from a part of react-router, .* Import it from 'react-router-dom'\.$/,
    ),
  ]);
});
