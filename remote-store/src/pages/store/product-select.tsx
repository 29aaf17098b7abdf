import { useHydrated } from '@little-arches/contracts/host';
import { formatMoney, type Product } from '@little-arches/contracts/values';
import { drawnProduct } from '../../catalog/drawings/designs';
import { ProductThumbnail } from '../../catalog/drawings/from-above';
import styles from './product-select.module.css';

/**
 * Renders the list of a level's products with prices. In browsers with a customizable `<select>` each option also
 * has a thumbnail; parsers of older browsers drop elements inside an option, so thumbnails are added after
 * hydration.
 */
export function ProductSelect({
  id,
  products,
  chosen,
  onChoose,
}: {
  id: string;
  products: readonly Product[];
  /** Slug of the product; empty for none. */
  chosen: string;
  onChoose: (slug: string) => void;
}) {
  const isDressed = useHydrated() && dresses();
  return (
    <select
      id={id}
      className={styles.select}
      // Not controlled: a page that is being hydrated may render again between a choice and its event, and React
      // would then reset the choice before receiving it.
      defaultValue={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">Select Product</option>
      {products.map((product) => {
        const price = formatMoney({ amount: product.price, currency: product.currency });
        return (
          <option key={product.id} value={product.slug}>
            {isDressed ? <Dressed product={product} price={price} /> : `${product.name} · ${price}`}
          </option>
        );
      })}
    </select>
  );
}

function Dressed({ product, price }: { product: Product; price: string }) {
  return (
    <span className={styles.option}>
      <ProductThumbnail product={drawnProduct(product)} className={styles.thumbnail} />
      <span>{product.name}</span>
      <span className={styles.between}>{' · '}</span>
      <b>{price}</b>
    </span>
  );
}

/** Returns whether the browser renders more than the text of an option. */
function dresses(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('appearance', 'base-select') === true;
}
