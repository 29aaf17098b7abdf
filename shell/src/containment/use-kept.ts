import { type RefCallback, useState } from 'react';
import { keep } from './kept-elements';

/**
 * Returns a ref like `keep`, for links: the router calls a link's ref with null and drops what the ref returned, so
 * `keep` alone would never release the element.
 */
export function useKept(): RefCallback<Element> {
  const [ref] = useState(() => {
    let letGo = () => {};
    return (element: Element | null) => {
      letGo();
      letGo = keep(element);
    };
  });
  return ref;
}
