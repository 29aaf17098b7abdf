import { useLoaderData, useNavigate } from 'react-router-dom';
import { saleTerms } from 'shared-contracts/company';
import type { Host } from 'shared-contracts/host';
import { notFound, type PageArguments, type PageMeta } from 'shared-contracts/remote';
import { hrefOfLevel } from 'shared-contracts/routes';
import { Button, Deferred, LevelBadge, Skeleton, SkeletonBlock } from 'shared-contracts/ui';
import { formatMoney, type Product } from 'shared-contracts/values';
import { drawnProduct } from '../../catalog/drawings/drawn-product';
import { levelNotes } from '../../catalog/level-notes';
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
import { structuredProduct } from './structured-product';

export function loader({ host, params }: PageArguments) {
  const isAsked = ({ slug }: Product) => slug === params.productSlug;
  const { siteUrl } = host.config;
  return { siteUrl, product: knownProducts(host)?.find(isAsked) ?? findProduct(host, isAsked) };
}

async function findProduct(host: Host, isAsked: (product: Product) => boolean): Promise<Product> {
  const product = (await readProducts(host)).find(isAsked);
  if (!product) throw notFound('We don’t sell this product, or not any more.');
  return product;
}

/** Every product on sale has an address. */
export async function entries(host: Host) {
  const products = await readProducts(host);
  return products.map(({ slug }) => ({ productSlug: slug }));
}

/** The product's own title and text, as soon as it is known. */
export function meta({ product, siteUrl }: ReturnType<typeof loader>): PageMeta {
  if (product instanceof Promise) return productMeta;
  const { name, description } = product;
  return { title: name, description, structuredData: structuredProduct(product, siteUrl) };
}

export function Page() {
  const { product } = useLoaderData<typeof loader>();
  const stale = useFreshProducts(product);
  return (
    <div className={`column ${styles.page}`}>
      <StaleNotice stale={stale} />
      <Deferred resolve={product} skeleton={<ProductSkeleton />}>
        {(found) => <ProductDetail product={found} />}
      </Deferred>
    </div>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const { level } = product.metadata;
  const navigate = useNavigate();

  return (
    <article className={styles.product}>
      <Gallery key={product.slug} product={drawnProduct(product)} />
      <div className={styles.text}>
        <LevelBadge level={level} named />
        <h1 className={styles.name}>{product.name}</h1>
        <p className={styles.price}>
          <span>{formatMoney({ amount: product.price, currency: product.currency })}</span>{' '}
          <span className={styles.terms}>{saleTerms.price}</span>
        </p>
        <p>{product.description}</p>
        <p className={styles.audience}>{levelNotes[level].audience}</p>
        <AddToCart product={product}>
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

/** The product's picture and text in their final size, while it loads. */
function ProductSkeleton() {
  return (
    <Skeleton text="Loading product...">
      <div className={styles.product}>
        <div className={gallery.gallery}>
          <SkeletonBlock className={gallery.pictureSkeleton} />
          <SkeletonBlock className={gallery.buttonsSkeleton} />
        </div>
        <div className={styles.text}>
          <SkeletonBlock className={styles.badgeSkeleton} />
          <SkeletonBlock className={styles.nameSkeleton} />
          <SkeletonBlock className={styles.badgeSkeleton} />
          <SkeletonBlock className={styles.textSkeleton} />
        </div>
      </div>
    </Skeleton>
  );
}
