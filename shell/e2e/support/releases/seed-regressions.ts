import { integrityOf } from '@little-arches/kit/integrity';
import type { BrowserContext } from 'playwright-core';

/** The page and package that get the faults. */
export interface Seeded {
  readonly origin: string;
  readonly path: string;
  /** Name of the file with the page's code, or the shell's. */
  readonly file: RegExp;
  /** A text that the code renders, as it was written. */
  readonly text: string;
  /** Milliseconds that its first render must take. */
  readonly slow: number;
}

/** The text of a response and its headers. */
interface Answer {
  readonly text: string;
  readonly headers: Record<string, string>;
}

/**
 * Adds four faults to a package's own code on one page, for one browser: a slow first render, a handler that
 * throws, a layout shift on `seeded-shift`, and a listener and an interval that each visit leaves behind. Nothing
 * is built or released: the file is the live one, and the page names it by its new hash.
 */
export async function seedRegressions({ origin, path, file, text, slow }: Seeded) {
  const page = await fetchText(`${origin}${path}?qa`);
  const address = find(page.text, file);
  const code = (await fetchText(origin + address)).text;
  const marked = `children:${JSON.stringify(text)}`;
  const [start, end, ...more] = code.split(marked);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error(`${address} renders '${text}' otherwise: choose another text`);
  const worse = `${start}children:(seededRender(),${JSON.stringify(text)})${end}\n${faults(address, slow)}`;
  if (!page.text.includes(integrityOf(code)))
    throw new Error(`The page does not name ${address} by its hash`);
  const document = page.text.replaceAll(integrityOf(code), integrityOf(worse));

  return {
    /** Serves the faulty page and code to a browser instead of the live ones. */
    async serveTo(context: BrowserContext): Promise<void> {
      await context.route(`${origin}${path}?qa`, (route) =>
        route.fulfill({ status: 200, headers: page.headers, body: document }),
      );
      await context.route(origin + address, (route) =>
        route.fulfill({ status: 200, contentType: 'text/javascript', body: worse }),
      );
    },
  };
}

async function fetchText(url: string): Promise<Answer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const left = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
  const headers = [...response.headers].filter(([name]) => !left.includes(name));
  return { text: await response.text(), headers: Object.fromEntries(headers) };
}

function find(html: string, file: RegExp): string {
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  const found = scripts.find((src) => file.test(src));
  if (found === undefined) throw new Error(`The page names no script like ${file}: ${scripts.join(', ')}`);
  return found;
}

/** Returns code that any package could contain: it uses its own region and nothing of the panel. */
function faults(address: string, slow: number): string {
  const region = /^\/assets\/([\w-]+)\//.exec(address)?.[1] ?? '';
  // An element inserted into the frame is above the page, one inserted by a remote is at the page's top.
  const above = region === 'shell' ? "'main'" : `'[data-remote=${region}] > *'`;
  return `
var seededBefore = false;
function seededRender() {
  if (typeof window === 'undefined') return;
  if (!seededBefore) for (var end = performance.now() + ${slow}; performance.now() < end; );
  seededBefore = true;
  window.addEventListener('seeded-leak', function () {});
  setInterval(function () {}, 54321);
}
document.addEventListener('click', function (event) {
  if (event.target.closest('h1')) throw new Error('seeded: a handler');
});
window.addEventListener('seeded-shift', function () {
  var added = document.createElement('div');
  added.style.cssText = 'height:300px';
  document.querySelector(${above}).before(added);
});
`;
}
