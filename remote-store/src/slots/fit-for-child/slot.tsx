import { saleTerms } from '@little-arches/contracts/company';
import { type Host, type SlotProps, useHost } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { Button, Notice } from '@little-arches/contracts/ui';
import { formatMoney, nameInSize, type Product } from '@little-arches/contracts/values';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { quantityOf } from '../../cart/cart';
import { useCart } from '../../cart/use-cart';
import { readProducts } from '../../catalog/read-products';
import { useFamily } from '../../family/use-family';
import { type ProductSize, sizeForFoot } from '../../sizes/size-for-foot';
import styles from './slot.module.css';

type Props = SlotProps<'fit-for-child'>;

/** A product in the size that fits; without a size when the product has none. */
interface Fitting {
  readonly product: Product;
  readonly size: ProductSize | undefined;
}

/** Reads the products of the child's level that exist in its size, sold out or not. */
export async function loader({ host, props: { level, footLength } }: { host: Host; props: Props }) {
  const products = (await readProducts(host)).filter(({ metadata }) => metadata.level === level);
  return products
    .map((product): Fitting => ({ product, size: sizeForFoot(footLength, product.sizes) }))
    .filter(({ product, size }) => size || product.sizes.length === 0);
}

/** Renders the insoles that fit a child, each with size, price and a button that adds it for this child. */
export function Slot({ data, ...child }: Props & { data: Awaited<ReturnType<typeof loader>> }) {
  if (data.length === 0) return null;
  return (
    <ul className={styles.insoles} aria-label={`Insoles in ${child.childName}’s size`}>
      {data.map(({ product, size }) => (
        <li key={product.id}>
          <Insole product={product} size={size} child={child} />
        </li>
      ))}
    </ul>
  );
}

function Insole({ product, size, child }: Fitting & { child: Props }) {
  const { announce, bus } = useHost();
  const { cart, store } = useCart();
  const { store: families } = useFamily();
  const [refusal, setRefusal] = useState<string>();
  const line = { ...product, size: size?.size };
  const name = nameInSize(line);
  const quantity = quantityOf(cart, line);

  async function add() {
    const outcome = await store.add(product, line.size);
    setRefusal(outcome.ok ? undefined : outcome.message);
    if (!outcome.ok) return;
    families.name(store.get().cart, line, child.childId);
    announce(`${name} added for ${child.childName}. In your cart: ${quantityOf(outcome.cart, line)}.`);
  }

  return (
    <div className="stack gap-2">
      <p className={styles.name}>
        <Link
          to={href('product', { productSlug: product.slug })}
          onClick={() => bus.publish('child/chosen', { childId: child.childId })}
        >
          {name}
        </Link>
        <span>
          <span>{formatMoney({ amount: product.price, currency: product.currency })}</span>{' '}
          <span className="quiet">{saleTerms.price}</span>
        </span>
      </p>
      {size && !size.inStock ? (
        <p className="quiet">Sold out in this size right now.</p>
      ) : (
        <div className={styles.buy}>
          <Button look="quiet" onClick={add} aria-label={`Add to Cart: ${name} for ${child.childName}`}>
            Add to Cart
          </Button>
          {quantity > 0 ? (
            <span>
              <span>{`In your cart: ${quantity} · `}</span>
              <Link to={href('checkout')}>Checkout</Link>
            </span>
          ) : null}
        </div>
      )}
      {refusal ? (
        <Notice kind="error">
          <p>{refusal}</p>
        </Notice>
      ) : null}
    </div>
  );
}
