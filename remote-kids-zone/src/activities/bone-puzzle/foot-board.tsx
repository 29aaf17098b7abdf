import { isEnter } from '@little-arches/contracts/ui';
import type { KeyboardEvent } from 'react';
import drawing from '../../drawings/drawing.module.css';
import { FootSkin } from '../../drawings/foot-bones/foot-skin';
import styles from './bone-puzzle.module.css';
import { pieces } from './pieces';

/** Renders the foot with its places, empty or filled; without `onPlace` it is a picture. */
export function FootBoard({
  placed,
  onPlace,
}: {
  placed: readonly string[];
  onPlace?: (place: string) => void;
}) {
  function press(event: KeyboardEvent, place: string) {
    if (!isEnter(event) && event.key !== ' ') return;
    event.preventDefault();
    onPlace?.(place);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an svg can't contain a fieldset.
    <svg
      viewBox="6 0 216 500"
      className={`${drawing.drawing} ${styles.foot}`}
      role="group"
      aria-label="The foot"
    >
      <rect x="6" width="216" height="500" className={drawing.deep} data-scenery="" />
      <FootSkin />
      {pieces.map(({ name, place, bones }) => {
        const isPlaced = placed.includes(name);
        const outlines = bones.map(({ outline }) => <path key={outline} d={outline} />);
        if (isPlaced || !onPlace)
          return (
            // biome-ignore lint/a11y: an svg can't contain an img.
            <g key={name} role="img" aria-label={name} className={styles.placed}>
              {outlines}
            </g>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: an svg can't contain a button.
          <g
            key={name}
            role="button"
            tabIndex={0}
            aria-label={`Place: ${place}`}
            data-place={name}
            className={styles.place}
            onClick={() => onPlace(name)}
            onKeyDown={(event) => press(event, name)}
          >
            {outlines}
          </g>
        );
      })}
    </svg>
  );
}
