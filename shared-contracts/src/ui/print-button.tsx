import { type ReactNode, useState } from 'react';
import { PRINT_REFUSED, printPage } from '../platform/print-page';
import { Button, type ButtonLook } from './button';

/** A button that prints the page, and shows a message when the browser can't. */
export function PrintButton({ look, children }: { look?: ButtonLook; children: ReactNode }) {
  const [isRefused, setRefused] = useState(false);
  async function startPrinting() {
    const isPrinting = await printPage();
    if (isPrinting === isRefused) setRefused(!isPrinting);
  }
  return (
    <>
      <Button look={look} onClick={() => void startPrinting()}>
        {children}
      </Button>
      <span role="status">{isRefused ? PRINT_REFUSED : null}</span>
    </>
  );
}
