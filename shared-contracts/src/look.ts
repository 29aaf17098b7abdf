/** How a page may look beside its scheme, as its reader has chosen on this device. */
export type Look = 'large' | 'bedtime';

/**
 * Where the browser keeps it: words with spaces between them. The pages of `hasReadingLook` read it before they are shown
 * (shell/src/frame/early-look.js).
 */
export const LOOK_KEY = 'little-arches.look';

/**
 * Shows the page in this look: its words are in `data-look` of the root element, where styles find them.
 * `bedtime` turns the tokens to amber, those of the frame too; what `large` means is up to each page.
 */
export function showLook(look: readonly Look[]): void {
  const { dataset } = document.documentElement;
  if (look.length > 0) dataset.look = look.join(' ');
  else delete dataset.look;
}
