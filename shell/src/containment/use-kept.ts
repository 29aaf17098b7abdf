import { type RefCallback, useState } from 'react';
import { keep } from './kept-elements';

/**
 * As `keep`, for links: the router's calls its ref with null when it goes, and drops what the ref returned, so that the
 * element would be kept for ever.
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
