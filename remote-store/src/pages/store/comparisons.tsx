import { LevelMark, levelTone, onOwn } from '@little-arches/contracts/ui';
import { useEffect, useRef, useState } from 'react';
import type { LevelProducts } from './by-level';
import { ComparisonTable } from './comparison-table';
import styles from './comparisons.module.css';

/** Renders the comparison tables of the levels with several products; one press opens a level's table. */
export function Comparisons({ levels }: { levels: readonly LevelProducts[] }) {
  const comparable = levels.filter(({ products }) => products.length > 1);
  if (comparable.length === 0) return null;
  return (
    <section className={styles.comparisons} aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      {comparable.map((group) => (
        <Comparison key={group.level} {...group} />
      ))}
    </section>
  );
}

function Comparison({ level, products }: LevelProducts) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  // A visitor may have opened it before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  return (
    <details
      ref={details}
      className={`${styles.comparison} ${levelTone[level]}`}
      onToggle={onOwn((event) => setOpen(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <LevelMark level={level} />
        <span>{`Compare the ${products.length} products of level ${level}`}</span>
      </summary>
      <ComparisonTable id={`compare-${level}`} level={level} products={products} drawn={isOpen} />
    </details>
  );
}
