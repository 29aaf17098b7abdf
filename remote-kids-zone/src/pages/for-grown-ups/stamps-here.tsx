import { useState } from 'react';
import { Button } from 'shared-contracts/ui/button';
import { clearStamps, useStamps } from '../../stamps/stamp-book';
import styles from './page.module.css';

/** How many stamps this device has, and the button that takes them off. */
export function StampsHere() {
  const { read, played } = useStamps();
  const [cleared, setCleared] = useState(false);
  const isEmpty = read.length + played.length === 0;

  function clear() {
    clearStamps();
    setCleared(true);
  }

  return (
    <div className={styles.stamps}>
      <p role="status">
        {isEmpty
          ? cleared
            ? 'Done. Nothing of the Kids Zone is left on this device.'
            : 'There are no stamps on this device.'
          : `On this device: ${count(read.length, 'story', 'stories')} read, ${count(played.length, 'game', 'games')} played.`}
      </p>
      {isEmpty ? null : (
        <Button look="quiet" onClick={clear}>
          Clear the stamps
        </Button>
      )}
    </div>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
