import { useHost } from '@little-arches/contracts/host';
import { addresses, href, hrefOfLevel } from '@little-arches/contracts/routes';
import { Button, Notice } from '@little-arches/contracts/ui';
import { formatMoney, formatSize, nameInSize, type Product } from '@little-arches/contracts/values';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { quantityOf } from '../../cart/cart';
import { useCart } from '../../cart/use-cart';
import { childFor } from '../../family/family-store';
import { compareWithFit, describeFit, sizeOf } from '../../family/fit';
import { ForWhom } from '../../family/for-whom';
import { useFamily } from '../../family/use-family';
import { SizeField } from '../../sizes/size-field';
import { useSizeChoice } from '../../sizes/use-size-choice';
import styles from './add-to-cart.module.css';
import type { SameLevel } from './same-level';

/** Adds one piece of a product to the cart, in a chosen size and for a child, and shows how many are in it. */
export function AddToCart({
  product,
  sameLevel,
  children,
}: {
  product: Product;
  /** Other products of the level, for a sold-out size. */
  sameLevel: readonly SameLevel[];
  /** Buttons beside the component's own. */
  children: ReactNode;
}) {
  const { announce, openPanel } = useHost();
  const { cart, store } = useCart();
  const { family, store: families } = useFamily();
  const { field, chosen, suggest, take } = useSizeChoice(product.sizes);
  const [refusal, setRefusal] = useState<{ productId: string; message: string }>();
  const hasSizes = product.sizes.length > 0;
  const quantity = cart.items.reduce((sum, item) => sum + (item.id === product.id ? item.quantity : 0), 0);

  const child = childFor(family);
  const fit = child && family.fits[child.id];
  const suggested = sizeOf(fit, product);
  useEffect(() => suggest(suggested), [suggest, suggested]);

  async function add() {
    const size = hasSizes ? take() : undefined;
    if (hasSizes && size === undefined) return;
    const outcome = await store.add(product, size);
    setRefusal(outcome.ok ? undefined : { productId: product.id, message: outcome.message });
    if (!outcome.ok) return;
    const line = { ...product, size };
    // The cart's id is created when it is stored.
    families.name(store.get().cart, line, child?.id);
    announce(`${nameInSize(line)} added. In your cart: ${quantityOf(outcome.cart, line)}.`);
  }

  return (
    <div className={styles.actions}>
      {family.children.length > 0 ? (
        <ForWhom
          family={family.children}
          chosen={child}
          detail={describeFit(fit, suggested)}
          onChoose={families.choose}
        >
          {fit === undefined ? null : compareWithFit(child?.name ?? '', fit, product, chosen?.size)}
        </ForWhom>
      ) : null}
      {hasSizes ? (
        <>
          <SizeField label="Shoe size" takesSoldOut {...field} />
          <p className={styles.guide}>
            <Link to={addresses.sizeGuide}>Which size fits? Size table and measuring sheet</Link>
          </p>
        </>
      ) : null}
      {chosen && !chosen.inStock ? (
        <SoldOut key={chosen.size} product={product} size={chosen.size} sameLevel={sameLevel} />
      ) : null}
      <Button look={chosen && !chosen.inStock ? 'quiet' : 'action'} onClick={add}>
        Add to Cart
      </Button>
      {children}
      <div className={styles.state}>
        {refusal?.productId === product.id ? (
          <Notice kind="error">
            <p>{refusal.message}</p>
          </Notice>
        ) : null}
        {quantity > 0 ? (
          <p className={styles.count}>
            <span>{`In your cart: ${quantity} · `}</span>
            <Button look="plain" onClick={() => openPanel('cart')}>
              View Cart
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Renders alternatives to a sold-out size: the same size of the same level. */
function SoldOut({
  product,
  size,
  sameLevel,
}: {
  product: Product;
  /** EU size of the product. */
  size: number;
  sameLevel: readonly SameLevel[];
}) {
  const { level } = product.metadata;
  const there = sameLevel.filter(({ inStock }) => inStock.includes(size));
  return (
    <section className={styles.soldOut} aria-label={`${formatSize(size)} is sold out`}>
      <p role="status" className="bold">
        {there.length > 0
          ? `${formatSize(size)} is sold out. On level ${level} there is in ${formatSize(size)}:`
          : `${formatSize(size)} is sold out.`}
      </p>
      {there.length > 0 ? (
        <ul className={styles.others}>
          {there.map(({ slug, name, price, currency }) => (
            <li key={slug}>
              <Link to={href('product', { productSlug: slug })}>{name}</Link>{' '}
              <span>{formatMoney({ amount: price, currency })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          No other insole of <Link to={hrefOfLevel(level)}>{`level ${level}`}</Link> is there in this size
          either.
        </p>
      )}
    </section>
  );
}
