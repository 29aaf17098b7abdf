import type { Page } from 'playwright-core';
import { hydrated } from './settled';

declare global {
  interface Window {
    /** Returns the texts that the page changed after their translation, which a reader therefore doesn't see. */
    readStaleTexts?: () => string[];
  }
}

/**
 * Translates a page as a browser's translator does: replaces each text node, also later ones, by two nested `font`
 * elements. The words stay the same, so that elements are found by their names. Waits until React has hydrated the
 * page.
 */
export async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(translateTexts);
}

/** Translates the page. Runs in the page and uses nothing outside itself. */
function translateTexts(): void {
  if (window.readStaleTexts) return;
  const replaced: { readonly original: Text; readonly shown: string; readonly font: Element }[] = [];
  const replace = (original: Text) => {
    if (!original.data || original.parentElement?.closest('font, script, style, textarea, noscript') !== null)
      return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(original.data);
    original.replaceWith(font);
    replaced.push({ original, shown: original.data, font });
  };
  const replaceAll = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) replace(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) replaceAll(node);
  }).observe(document.body, { childList: true, subtree: true });
  replaceAll(document.body);
  // React writes into the node that it created, so its text then differs from what is shown.
  window.readStaleTexts = () =>
    replaced
      .filter(({ original, shown, font }) => font.isConnected && original.data !== shown)
      .map(
        ({ original, shown }) => `shows ${JSON.stringify(shown)} instead of ${JSON.stringify(original.data)}`,
      );
}

/** Returns the faults of a translated page: an error panel, an empty page, outdated texts. */
export async function findTranslationFaults(page: Page): Promise<string[]> {
  return await page.evaluate(readTranslationFaults);
}

/** Returns the faults of the translated page in which it runs. */
function readTranslationFaults(): string[] {
  const headings = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent ?? '');
  return [
    ...(document.querySelector('#root header') && document.querySelector('#root main') ? [] : ['is empty']),
    ...headings.filter((text) =>
      /tripped over|couldn’t be loaded|could not be loaded|We couldn’t find/.test(text),
    ),
    ...new Set(window.readStaleTexts?.()),
  ];
}
