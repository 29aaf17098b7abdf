// Plain JavaScript, because Rspack loads it itself.
/** Returns the replacement of a page's module, which imports the original one as `page.tsx?current`. */
// biome-ignore lint/style/noDefaultExport: the form of a loader.
export default function hotPageLoader() {
  return source;
}

/**
 * Text of the replacement. A page exports its loader beside its component, which fast refresh does not support: the
 * whole window would reload. This module accepts the update instead: it refreshes the component with its state, and
 * runs the loader again.
 */
const source = `
import { createElement, useEffect } from 'react';
import { performReactRefresh } from 'react-refresh/runtime';
import { useRevalidator } from 'react-router-dom';
import * as current from './page.tsx?current';

const first = { ...current };
const shown = new Set();
const live = (name) => first[name] && ((...args) => current[name](...args));

function Revalidated() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    shown.add(revalidate);
    return () => void shown.delete(revalidate);
  }, [revalidate]);
  return createElement(first.Page);
}

export const Page = first.loader ? Revalidated : first.Page;
export const loader = live('loader');
export const action = live('action');
export const meta = live('meta');

// The overlay and the terminal show the error; without this the window would reload.
function keepUntilRepaired() {}

if (import.meta.webpackHot)
  import.meta.webpackHot.accept('./page.tsx?current', () => {
    if (Object.keys(first).sort().join() !== Object.keys({ ...current }).sort().join()) return window.location.reload();
    performReactRefresh();
    for (const revalidate of shown) revalidate();
  }, keepUntilRepaired);
`;
