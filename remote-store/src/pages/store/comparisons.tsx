import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LevelMark, levelTone, onOwn } from 'shared-contracts/ui';
import type { LevelProducts } from './by-level';
import { ComparisonTable } from './comparison-table';
import styles from './comparisons.module.css';

/** The products of each level that has several, side by side; one press opens a level's. */
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
  const id = idOfComparison(level);

  // Someone may have opened it before the page was hydrated.
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
      <ComparisonTable id={id} level={level} products={products} drawn={isOpen} />
    </details>
  );
}

const idOfComparison = (level: string) => `compare-${level}`;

/** Leads from a level to its comparison, which opens. */
export function ComparisonLink({ level, products }: LevelProducts) {
  if (products.length < 2) return null;
  return (
    <Link to={{ hash: idOfComparison(level) }} className={styles.link}>
      {`Compare all ${products.length} side by side`}
    </Link>
  );
}
