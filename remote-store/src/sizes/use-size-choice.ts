import { formatSize } from '@little-arches/contracts/values';
import { useCallback, useRef, useState } from 'react';
import type { ProductSize } from './size-for-foot';

/** Holds the choice of a `SizeField`: pass it `field`, and call `take` for the chosen size when a button needs it. */
export function useSizeChoice(sizes: readonly ProductSize[]) {
  const ref = useRef<HTMLSelectElement>(null);
  const suggested = useRef('');
  const [isRefused, setRefused] = useState(false);
  const [value, setValue] = useState('');
  const chosen = findSize(sizes, value);

  const read = useCallback(() => {
    const shown = ref.current?.value ?? '';
    const found = findSize(sizes, shown);
    setValue(shown);
    // A suggestion, or another product in the same field, clears the error like a choice does.
    if (found?.inStock) setRefused(false);
    return found;
  }, [sizes]);

  /** Preselects a size, sold out or not, unless the person chose one; undefined clears the preselection. */
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
      error: isRefused && !chosen?.inStock ? problemOf(chosen, sizes) : undefined,
      ref,
      onChange() {
        setRefused(false);
        read();
      },
    },
    /** The current choice, sold out or not. */
    chosen,
    suggest,
    /**
     * Returns the chosen size. When it can't be ordered, returns undefined, shows the error at the field and
     * focuses it.
     */
    take(): number | undefined {
      const chosen = read();
      if (chosen?.inStock) return chosen.size;
      setRefused(true);
      ref.current?.focus();
      return undefined;
    },
  };
}

function findSize(sizes: readonly ProductSize[], value: string): ProductSize | undefined {
  return sizes.find(({ size }) => String(size) === value);
}

function problemOf(chosen: ProductSize | undefined, sizes: readonly ProductSize[]): string {
  if (chosen) return `Size ${formatSize(chosen.size)} is sold out. Choose another size.`;
  return sizes.some(({ inStock }) => inStock)
    ? 'Please choose a size.'
    : 'All sizes are sold out right now. Please come back in a few days.';
}
