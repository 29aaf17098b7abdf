import { href } from '@little-arches/contracts/routes';
import { formatMoney, formatSize, type Product } from '@little-arches/contracts/values';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DrawnProduct, drawnProduct } from '../../catalog/drawings/drawn-product';
import { ProductThumbnail } from '../../catalog/drawings/product-thumbnail';
import { SmallSection } from '../../catalog/drawings/small-section';
import type { LevelProducts } from './by-level';
import styles from './comparisons.module.css';

interface Row {
  readonly name: string;
  readonly tell: (product: Product, look: DrawnProduct) => ReactNode;
  /** A drawing above the words. */
  readonly Drawing?: (props: { look: DrawnProduct }) => ReactElement;
}

const rows: readonly Row[] = [
  { name: 'Price', tell: ({ price, currency }) => <b>{formatMoney({ amount: price, currency })}</b> },
  { name: 'Good for', tell: (_, { design }) => design.goodFor },
  { name: 'Special', tell: (_, { design }) => design.special },
  {
    name: 'Inside',
    tell: (_, { design }) => Object.values(design.labels).join(', '),
    Drawing: ({ look }) => <SmallSection product={look} className={styles.section} />,
  },
  { name: 'Sizes', tell: ({ sizes }) => rangeOf(sizes) },
  {
    name: 'In the box',
    tell: (_, { design: { extra } }) => (extra ? `A pair, and a ${extra}` : 'A pair'),
  },
];

/**
 * Renders a table with the products of a level in columns and their properties in rows. A wide table scrolls. The
 * words are in the prerendered page; drawings are rendered once `drawn` is true, and their space is reserved, so
 * that nothing moves.
 */
export function ComparisonTable({
  id,
  level,
  products,
  drawn,
}: LevelProducts & { id: string; drawn: boolean }) {
  const columns = products.map((product) => ({ product, look: drawnProduct(product) }));
  const name = `Level ${level} side by side`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
    <section id={id} className={styles.scroller} aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ product, look }) => (
              <th key={product.id} scope="col">
                <Place drawn={drawn} className={styles.pair}>
                  <ProductThumbnail product={look} className={styles.pair} />
                </Place>
                <Link to={href('product', { productSlug: product.slug })}>{product.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {columns.map(({ product, look }) => (
                <td key={product.id}>
                  {row.Drawing ? (
                    <Place drawn={drawn} className={styles.section}>
                      <row.Drawing look={look} />
                    </Place>
                  ) : null}
                  <span>{row.tell(product, look)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Reserves the space of a drawing until it is rendered. */
function Place({
  drawn,
  className,
  children,
}: {
  drawn: boolean;
  className: string | undefined;
  children: ReactElement;
}) {
  return drawn ? children : <span className={className} />;
}

function rangeOf(sizes: Product['sizes']): string {
  const [first] = sizes;
  const last = sizes.at(-1);
  if (!first || !last) return 'One size';
  const range = first === last ? formatSize(first.size) : `${formatSize(first.size)} to ${last.size}`;
  const soldOut = sizes.filter(({ inStock }) => !inStock).map(({ size }) => size);
  return soldOut.length > 0 ? `${range} (sold out: ${soldOut.join(', ')})` : range;
}
