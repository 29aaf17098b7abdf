import { type ReactNode, useState } from 'react';
import { printPage } from '../platform/print-page';
import { Button, type ButtonLook } from './button';

/** A button that prints the page, and shows a message when the browser can't. */
export function PrintButton({ look, children }: { look?: ButtonLook; children: ReactNode }) {
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => void printPage().then((isPrinting) => setRefused(!isPrinting))}>
        {children}
      </Button>
      <span role="status">
        {isRefused
          ? 'Nothing to print with? Open this page in Safari, Chrome or Firefox, and print it there.'
          : null}
      </span>
    </>
  );
}
