import { printPage } from '@little-arches/contracts/platform';
import { useEffect, useState } from 'react';

/**
 * Prints the page once `isReady`, and calls `end` (which must not change) after that. Returns whether the browser
 * refused to print.
 */
export function usePrint(isReady: boolean, end: (wanted: false) => void): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const onPrinted = () => end(false);
    window.addEventListener('afterprint', onPrinted);
    void printPage().then((isPrinting) => {
      setRefused(!isPrinting);
      if (!isPrinting) onPrinted();
    });
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady, end]);
  return isRefused;
}
