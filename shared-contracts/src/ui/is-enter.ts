import type { KeyboardEvent } from 'react';

/**
 * Returns true when Enter was meant as Enter. The Enter that confirms a candidate of an input method is part of
 * writing; Safari reports it after the composition has ended, with key code 229.
 */
export function isEnter({ key, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229;
}
