import { Button } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { clearChoices, useReadingChoices } from '../../reading/reading-choices';
import { clearStamps, useStamps } from '../../stamps/stamp-book';
import styles from './page.module.css';

/** Renders what this device stores of the zone, and the button that removes it. */
export function StampsHere() {
  const { read, played } = useStamps();
  const [cleared, setCleared] = useState(false);
  const choices = useReadingChoices();
  const isEmpty = read.length + played.length + choices.length === 0;

  function clear() {
    clearStamps();
    clearChoices();
    setCleared(true);
  }

  return (
    <div className={styles.stamps}>
      <p role="status">
        {isEmpty
          ? cleared
            ? 'Done. Nothing of the Kids Zone is left on this device.'
            : 'Nothing of the Kids Zone is on this device.'
          : `On this device: ${count(read.length, 'story', 'stories')} read, ${count(played.length, 'game', 'games')} played, ${count(choices.length, 'choice', 'choices')} of how to read.`}
      </p>
      {isEmpty ? null : (
        <Button look="quiet" onClick={clear}>
          Clear it all
        </Button>
      )}
    </div>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
