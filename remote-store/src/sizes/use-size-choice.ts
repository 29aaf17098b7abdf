import { useCallback, useRef, useState } from 'react';
import { formatSize, type ProductSize } from 'shared-contracts/values';

/** The choice of a `SizeField`: give it `field`, and `take` what was chosen when a button requests it. */
export function useSizeChoice(sizes: readonly ProductSize[]) {
  const ref = useRef<HTMLSelectElement>(null);
  const suggested = useRef('');
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<ProductSize>();

  const read = useCallback(() => {
    const chosen = sizes.find((candidate) => String(candidate.size) === ref.current?.value);
    setChosen(chosen);
    return chosen;
  }, [sizes]);

  /** Fills in a size, sold out or not, unless the person chose one themselves; undefined takes it back. */
  const suggest = useCallback(
    (wanted: number | undefined) => {
      const select = ref.current;
      if (!select) return;
      if (select.value === '' || select.value === suggested.current) {
        const isThere = sizes.some((candidate) => candidate.size === wanted);
        suggested.current = isThere ? String(wanted) : '';
        select.value = suggested.current;
      }
      read();
    },
    [sizes, read],
  );

  return {
    field: {
      sizes,
      error,
      ref,
      onChange() {
        setError(undefined);
        read();
      },
    },
    /** The current choice, sold out or not. */
    chosen,
    suggest,
    /**
     * Returns the chosen size; undefined when it can't be ordered, which the field then shows and takes the focus.
     */
    take(): number | undefined {
      const chosen = read();
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
