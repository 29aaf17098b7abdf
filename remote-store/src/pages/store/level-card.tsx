import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney, type Level, type Product } from 'shared-contracts/catalog';
import { href } from 'shared-contracts/routes';
import { Button } from 'shared-contracts/ui/button';
import { InsoleDrawing } from 'shared-contracts/ui/insole-drawing';
import { LEVEL_NAMES, LevelMark } from 'shared-contracts/ui/level-badge';
import { levelNotes } from '../../catalog/level-notes';
import { select, useSelection } from '../../catalog/selection';
import styles from './level-card.module.css';

/** One level of the store: what it is for, its products to choose from, and the way to the chosen one. */
export function LevelCard({ level, products }: { level: Level; products: readonly Product[] }) {
  const slug = useSelection()[level] ?? '';
  const chosen = products.find((product) => product.slug === slug);
  const navigate = useNavigate();
  const id = useId();
  const note = levelNotes[level];
  return (
    <li id={`level-${level}`} className={`${styles.card} ${styles[`level${level}`]}`}>
      <div className={styles.picture}>
        <InsoleDrawing level={level} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <LevelMark level={level} />
          {`Level ${level}`}
        </h2>
        <p className={styles.kind}>{LEVEL_NAMES[level]}</p>
        <p>
          <strong>{note.audience}</strong> {note.effect}
        </p>
      </div>
      <div className={styles.choice}>
        <label htmlFor={id} className="visually-hidden">
          {`Select Product on level ${level}`}
        </label>
        <select
          id={id}
          className={styles.select}
          // Not controlled: rendered again between a choice and its event, as pages are that have just been taken
          // over, React would take the choice back before it has heard of it.
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
            <p className={styles.hint}>{offerOf(products)}</p>
          )}
        </div>
      </div>
    </li>
  );
}

/** How many there are to choose from, and what the cheapest costs. */
function offerOf(products: readonly Product[]): string {
  const [first] = products;
  if (!first) return '';
  const cheapest = products.reduce((least, { price }) => Math.min(least, price), first.price);
  const count = products.length === 1 ? '1 product' : `${products.length} products`;
  return `${count} from ${formatMoney({ amount: cheapest, currency: first.currency })}`;
}
