/** A look that a reader has chosen for this device, in addition to the colour scheme. */
export type Look = 'large' | 'bedtime';

/**
 * Storage key of the look: words separated by spaces. The pages of `hasReadingLook` read it before they are shown
 * (shell/src/frame/early-look.js).
 */
export const LOOK_KEY = 'little-arches.look';

/**
 * Sets the page's look: the words in `data-look` of the root element, which styles use. `bedtime` turns all tokens
 * to amber, also those of the frame; each page defines what `large` means.
 */
export function showLook(look: readonly Look[]): void {
  const { dataset } = document.documentElement;
  if (look.length > 0) dataset.look = look.join(' ');
  else delete dataset.look;
}
