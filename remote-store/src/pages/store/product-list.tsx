import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/routes';
import { formatMoney, type Product } from 'shared-contracts/values';
import { drawnProduct } from '../../catalog/drawings/drawn-product';
import { ProductThumbnail } from '../../catalog/drawings/product-thumbnail';
import styles from './product-list.module.css';

/** A level's products with their prices, each a way to its page. */
export function ProductList({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <ProductThumbnail product={drawnProduct(product)} className={styles.picture} />
          <Link to={href('product', { productSlug: product.slug })} className={styles.name}>
            {product.name}
          </Link>
          <span className={styles.price}>
            {formatMoney({ amount: product.price, currency: product.currency })}
          </span>
        </li>
      ))}
    </ul>
  );
}
