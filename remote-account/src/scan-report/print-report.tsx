import { PrintButton } from '@little-arches/contracts/ui';
import { Printer } from 'lucide-react';

/** Prints the page, whose print styles leave what a doctor reads. */
export function PrintReport() {
  return (
    <PrintButton look="quiet">
      <Printer aria-hidden="true" size="1.25em" />
      Print for the doctor
    </PrintButton>
  );
}
