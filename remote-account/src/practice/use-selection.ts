import { type RefObject, useRef, useState } from 'react';

/** The selected rows of the current page. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects every row of the page, or clears the selection when all are selected. */
  readonly toggleAll: () => void;
  /** Clears the selection and focuses `box`, because the button that clears disappears. */
  readonly clear: () => void;
  /** The checkbox that selects all rows. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly isAll: boolean;
}

/**
 * Holds a selection among the rows of one page, whose ids are `shown`. Rows that leave the page leave the
 * selection.
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const box = useRef<HTMLInputElement>(null);
  const ids = shown.filter((id) => chosen.includes(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    isAll,
    has: (id) => ids.includes(id),
    toggle: (id) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => setChosen(isAll ? [] : shown),
    clear: () => {
      setChosen([]);
      box.current?.focus();
    },
    box,
  };
}
