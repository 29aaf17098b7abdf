import { saleTerms } from '@little-arches/contracts/company';
import type { Host } from '@little-arches/contracts/host';
import { notFound, type PageArguments, type PageMeta } from '@little-arches/contracts/remote';
import { hrefOfLevel } from '@little-arches/contracts/routes';
import { Button, Deferred, LevelBadge, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { formatMoney, type Product } from '@little-arches/contracts/values';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { drawnProduct } from '../../catalog/drawings/designs';
import { productMeta } from '../../catalog/product-meta';
import { knownProducts, readProducts } from '../../catalog/read-products';
import { SaleNotes } from '../../catalog/sale-notes';
import { StaleNotice } from '../../catalog/stale-notice';
import { useFreshProducts } from '../../catalog/use-fresh-products';
import { WhoNeedsNone } from '../../catalog/who-needs-none';
import { AddToCart } from './add-to-cart';
import { Gallery } from './gallery';
import gallery from './gallery.module.css';
import styles from './page.module.css';
import { othersOnLevel, type SameLevel } from './same-level';
import { structuredProduct } from './structured-product';

export function loader({ host, params }: PageArguments) {
  const { siteUrl } = host.config;
  const known = findProduct(knownProducts(host) ?? [], params.productSlug);
  return { siteUrl, found: known ?? readProduct(host, params.productSlug) };
}

/** A product, and the other products of its level. */
interface Found {
  readonly product: Product;
  readonly sameLevel: readonly SameLevel[];
}

function findProduct(products: readonly Product[], slug: string | undefined): Found | undefined {
  const product = products.find((candidate) => candidate.slug === slug);
  return product && { product, sameLevel: othersOnLevel(product, products) };
}

async function readProduct(host: Host, slug: string | undefined): Promise<Found> {
  const found = findProduct(await readProducts(host), slug);
  if (!found) throw notFound('We don’t sell this product, or not any more.');
  return found;
}

/** Returns the address of every product on sale, for prerendering. */
export async function entries(host: Host) {
  const products = await readProducts(host);
  return products.map(({ slug }) => ({ productSlug: slug }));
}

/** Returns the product's own title and text after it is loaded. */
export function meta({ found, siteUrl }: ReturnType<typeof loader>): PageMeta {
  if (found instanceof Promise) return productMeta;
  const { product } = found;
  const { name, description } = product;
  return { title: name, description, structuredData: structuredProduct(product, siteUrl) };
}

export function Page() {
  const { found } = useLoaderData<typeof loader>();
  const stale = useFreshProducts(found);
  return (
    <div className={`column ${styles.page}`}>
      <StaleNotice stale={stale} />
      <Deferred
        resolve={found}
        skeleton={<ProductSkeleton />}
        failed={(error) => (
          <div className="stack gap-5">
            <h1 className={styles.name}>{productMeta.title}</h1>
            {error}
          </div>
        )}
      >
        {(shown) => <ProductDetail {...shown} />}
      </Deferred>
    </div>
  );
}

function ProductDetail({ product, sameLevel }: Found) {
  const { level } = product.metadata;
  const navigate = useNavigate();

  return (
    <article className={styles.product}>
      <Gallery key={product.slug} product={drawnProduct(product)} />
      <div className="stack start">
        <LevelBadge level={level} named />
        <h1 className={styles.name}>{product.name}</h1>
        <p className={styles.price}>
          <span>{formatMoney({ amount: product.price, currency: product.currency })}</span>{' '}
          <span className={styles.terms}>{saleTerms.price}</span>
        </p>
        <p>{product.description}</p>
        <AddToCart product={product} sameLevel={sameLevel}>
          <Button look="quiet" onClick={() => void navigate(hrefOfLevel(level))}>
            Back
          </Button>
        </AddToCart>
        <SaleNotes />
        <WhoNeedsNone />
      </div>
    </article>
  );
}

/** Renders placeholders for the product's picture and text in their final size. */
function ProductSkeleton() {
  return (
    <Skeleton text="Loading product...">
      <div className={styles.product}>
        <div className={gallery.gallery}>
          <SkeletonBlock className={gallery.pictureSkeleton} />
          <SkeletonBlock className={gallery.buttonsSkeleton} />
        </div>
        <div className="stack start">
          <SkeletonBlock className={styles.badgeSkeleton} />
          <SkeletonBlock className={styles.nameSkeleton} />
          <SkeletonBlock className={styles.badgeSkeleton} />
          <SkeletonBlock className={styles.textSkeleton} />
        </div>
      </div>
    </Skeleton>
  );
}
