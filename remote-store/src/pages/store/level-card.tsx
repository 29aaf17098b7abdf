import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from 'shared-contracts/routes';
import { Button, LEVEL_NAMES, LevelMark, levelTone } from 'shared-contracts/ui';
import { InsoleDrawing } from 'shared-contracts/ui/drawings';
import { levelNotes } from '../../catalog/level-notes';
import { select, useSelection } from '../../catalog/selection';
import type { LevelProducts } from './by-level';
import { ComparisonLink } from './comparisons';
import styles from './level-card.module.css';
import { ProductList } from './product-list';

/** One level of the store: what it is for, its products with their prices, and the way to a chosen one. */
export function LevelCard({ level, products }: LevelProducts) {
  const slug = useSelection()[level] ?? '';
  const chosen = products.find((product) => product.slug === slug);
  const navigate = useNavigate();
  const id = useId();
  const note = levelNotes[level];
  return (
    <li id={`level-${level}`} className={`${styles.card} ${levelTone[level]}`}>
      <div className={styles.picture}>
        <InsoleDrawing level={level} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <LevelMark level={level} />
          <span>{`Level ${level}`}</span>
        </h2>
        <p className={styles.kind}>{LEVEL_NAMES[level]}</p>
        <p>
          <strong>{note.audience}</strong> <span>{note.effect}</span>
        </p>
      </div>
      <div className={styles.choice}>
        <ProductList products={products} />
        <ComparisonLink level={level} products={products} />
        <label htmlFor={id} className="visually-hidden">
          {`Select Product on level ${level}`}
        </label>
        <select
          id={id}
          className={styles.select}
          // Not controlled: rendered again between a choice and its event, as pages are that have just been
          // taken over, React would take the choice back before it has received it.
          defaultValue={chosen ? slug : ''}
          onChange={(event) => select(level, event.currentTarget.value)}
        >
          <option value="">Select Product</option>
          {products.map((product) => (
            <option key={product.id} value={product.slug}>
              {product.name}
            </option>
          ))}
        </select>
        <div className={styles.view}>
          {chosen ? (
            <Button
              aria-describedby={id}
              onClick={() => void navigate(href('product', { productSlug: chosen.slug }))}
            >
              View Product
            </Button>
          ) : (
            <p className={styles.hint}>Choose one to view it.</p>
          )}
        </div>
      </div>
    </li>
  );
}
