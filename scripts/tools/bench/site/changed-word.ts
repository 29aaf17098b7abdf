import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import type { Fixture } from './bench-fixture';

/** A text of each package, and a page that shows it. */
export const words = [
  { name: 'shell', page: '/', file: 'src/frame/frame.tsx', word: 'Skip to the content' },
  { name: 'remote-marketing', page: '/faqs', file: 'src/pages/faqs/page.tsx', word: 'Questions and answers' },
  { name: 'remote-store', page: '/store', file: 'src/pages/store/page.tsx', word: '<h1>Products' },
  { name: 'remote-account', page: '/auth/sign-in', file: 'src/pages/sign-in/page.tsx', word: '<h1>Sign in' },
  {
    name: 'remote-kids-zone',
    page: '/kids-zone',
    file: 'src/pages/articles/page.tsx',
    word: '<h1>Kids Zone',
  },
] as const;

/** A word that can be changed. */
export type Word = (typeof words)[number];

/** Copies the checkout to change and release the copy, so that the original sources stay unchanged. */
export function copiedCheckout(fixture: Fixture): string {
  const checkout = path.join(fixture.folder('team'), 'checkout');
  copyCheckout(checkout);
  linkInstalled(checkout);
  return checkout;
}

/** Adds to a package's text in a copied checkout, and returns a function that restores the source. */
export function changeWord(checkout: string, { name, file, word }: Word, more: string): () => void {
  const source = path.join(checkout, name, file);
  const text = readFileSync(source, 'utf8');
  if (!text.includes(word)) throw new Error(`${source} does not hold "${word}", which the bench changes`);
  writeFileSync(source, text.replace(word, word + more));
  return () => writeFileSync(source, text);
}
