import { useEffect } from 'react';
import styles from './practice.module.css';
import type { Selection } from './use-selection';

/** Renders the checkbox of a row; `label` names what it selects. */
export function SelectRow({ selection, id, label }: { selection: Selection; id: string; label: string }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={selection.has(id)} onChange={() => selection.toggle(id)} />
      <span className="visually-hidden">{`Select ${label}`}</span>
    </label>
  );
}

/** Renders the checkbox that selects all rows of the page. */
export function SelectPage({ selection }: { selection: Selection }) {
  const { box } = selection;
  const some = selection.ids.length > 0 && !selection.isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [box, some]);
  return (
    <label className={styles.all}>
      <input type="checkbox" checked={selection.isAll} ref={box} onChange={selection.toggleAll} />
      <span>Select all on this page</span>
    </label>
  );
}
