// Plain JavaScript, because Rspack loads it itself.
/** Returns the replacement of a page's module, which imports the original one as `page.tsx?current`. */
// biome-ignore lint/style/noDefaultExport: the form of a loader.
export default function remountedPageLoader() {
  return source;
}

/**
 * Text of the replacement. A released shell contains React without fast refresh. After an edit the page is mounted
 * again with its loader's new data; cart, session and the rest of the tab stay.
 */
const source = `
import { createElement, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as current from './page.tsx?current';

const first = { ...current };
const shown = new Set();
let edition = 0;
const live = (name) => first[name] && ((...args) => current[name](...args));

export function Page() {
  const [, setEdition] = useState(edition);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const show = () => {
      setEdition(edition);
      if (first.loader) revalidate();
    };
    shown.add(show);
    return () => void shown.delete(show);
  }, [revalidate]);
  return createElement(current.Page, { key: edition });
}
export const loader = live('loader');
export const action = live('action');
export const meta = live('meta');

// The terminal shows the error; without this the window would reload.
function keepUntilRepaired() {}

if (import.meta.webpackHot)
  import.meta.webpackHot.accept('./page.tsx?current', () => {
    if (Object.keys(first).sort().join() !== Object.keys({ ...current }).sort().join()) return window.location.reload();
    edition++;
    for (const show of shown) show();
  }, keepUntilRepaired);
`;
