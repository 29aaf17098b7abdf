import { href } from '@little-arches/contracts/routes';
import { formatMoney, type Product } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import styles from './product-links.module.css';

/**
 * Renders the products of a level as links, for print and for browsers without scripts, where the list has no
 * effect.
 */
export function ProductLinks({ products }: { products: readonly Product[] }) {
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
