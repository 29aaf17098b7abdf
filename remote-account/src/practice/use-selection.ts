import { useState } from 'react';

/** Which rows of the page in view are selected. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects every row of the page, or none where all are. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  readonly isAll: boolean;
}

/** A selection among the rows of one page, which `shown` names. Rows that leave the page leave the selection. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = shown.filter((id) => chosen.includes(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    isAll,
    has: (id) => ids.includes(id),
    toggle: (id) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => setChosen(isAll ? [] : shown),
    clear: () => setChosen([]),
  };
}
