import { href } from '@little-arches/contracts/routes';
import { Button, InsoleDrawing, LEVEL_NAMES, LevelMark, levelTone } from '@little-arches/contracts/ui';
import { formatMoney, type Product, priceRange } from '@little-arches/contracts/values';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { drawnProduct } from '../../catalog/drawings/designs';
import { ProductThumbnail } from '../../catalog/drawings/from-above';
import { levelNotes } from '../../catalog/level-notes';
import { select, useSelection } from '../../catalog/selection';
import type { LevelProducts } from './by-level';
import styles from './level-card.module.css';
import { ProductSelect } from './product-select';

/**
 * Renders one level of the store: its purpose, its lowest price, its products in a list, and the link to the
 * selected one.
 */
export function LevelCard({ level, products }: LevelProducts) {
  const slug = useSelection()[level] ?? '';
  const chosen = products.find((product) => product.slug === slug);
  const navigate = useNavigate();
  const id = useId();
  const note = levelNotes[level];
  const prices = priceRange(products);
  return (
    <li id={`level-${level}`} className={`${styles.card} ${levelTone[level]}`}>
      <div className={styles.picture}>
        <InsoleDrawing level={level} />
      </div>
      <div className={styles.head}>
        <h2 className="line text-xl">
          <LevelMark level={level} />
          <span>{`Level ${level}`}</span>
        </h2>
        <p className={styles.kind}>{LEVEL_NAMES[level]}</p>
        {prices ? <p className={styles.from}>{`from ${formatMoney(prices.least)}`}</p> : null}
      </div>
      <p className={styles.text}>
        <strong>{note.audience}</strong> <span>{note.effect}</span>
      </p>
      <div className={styles.choice}>
        <ProductLinks products={products} />
        <label htmlFor={id} className="visually-hidden">
          {`Select Product on level ${level}`}
        </label>
        <div className="line">
          {chosen ? <ProductThumbnail product={drawnProduct(chosen)} className={styles.thumbnail} /> : null}
          <ProductSelect
            id={id}
            products={products}
            chosen={chosen ? slug : ''}
            onChoose={(next) => select(level, next)}
          />
        </div>
        <div className={styles.view}>
          {chosen ? (
            <Button
              aria-describedby={id}
              onClick={() => void navigate(href('product', { productSlug: chosen.slug }))}
            >
              View Product
            </Button>
          ) : (
            <p className="quiet">Choose one to view it.</p>
          )}
        </div>
      </div>
    </li>
  );
}

/**
 * Renders the products of a level as links, for print and for browsers without scripts, where the list has no
 * effect.
 */
function ProductLinks({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.links}>
      {products.map(({ id, slug, name, price, currency }) => (
        <li key={id} className={styles.link}>
          <Link to={href('product', { productSlug: slug })}>{name}</Link>{' '}
          <span>{formatMoney({ amount: price, currency })}</span>
        </li>
      ))}
    </ul>
  );
}
