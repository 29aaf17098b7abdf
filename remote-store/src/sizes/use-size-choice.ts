import { useRef, useState } from 'react';
import { formatSize, type ProductSize } from 'shared-contracts/catalog';

/** The choice of a `SizeField`: give it `field`, and `take` what was chosen when a button asks for it. */
export function useSizeChoice(sizes: readonly ProductSize[]) {
  const ref = useRef<HTMLSelectElement>(null);
  const [error, setError] = useState<string>();
  return {
    field: { sizes, error, ref, onChange: () => setError(undefined) },
    /** The chosen size; undefined where none can be ordered, which the field then says and takes the focus. */
    take(): number | undefined {
      const chosen = sizes.find(({ size }) => String(size) === ref.current?.value);
      if (chosen?.inStock) return chosen.size;
      setError(
        chosen ? `Size ${formatSize(chosen.size)} is sold out. Choose another size.` : noneChosen(sizes),
      );
      ref.current?.focus();
      return undefined;
    },
  };
}

function noneChosen(sizes: readonly ProductSize[]): string {
  return sizes.some(({ inStock }) => inStock)
    ? 'Please choose a size.'
    : 'All sizes are sold out right now. Please come back in a few days.';
}
