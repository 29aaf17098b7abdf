import { PRINT_REFUSED, printPage } from '@little-arches/contracts/platform';
import { Notice } from '@little-arches/contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './practice.module.css';

/** Class of elements that are hidden while something else is printed. */
export const onScreen = styles.onScreen;

/**
 * Prints something other than the page: `print` sends a sheet to the printer, `paper` is the element to render it
 * in.
 */
export function usePaper(): { readonly print: (sheet: ReactNode) => void; readonly paper: ReactNode } {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    if (!sheet) return;
    const clear = () => setSheet(null);
    document.documentElement.dataset.paper = '';
    window.addEventListener('afterprint', clear);
    void printPage().then((isPrinting) => {
      setRefused(!isPrinting);
      if (!isPrinting) clear();
    });
    return () => {
      delete document.documentElement.dataset.paper;
      window.removeEventListener('afterprint', clear);
    };
  }, [sheet]);

  return {
    print: setSheet,
    paper: (
      <>
        {isRefused ? (
          <Notice kind="error">
            <p>{PRINT_REFUSED}</p>
          </Notice>
        ) : null}
        {sheet ? <div className={styles.paper}>{sheet}</div> : null}
      </>
    ),
  };
}
