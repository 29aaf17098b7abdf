import { useLoaderData } from 'react-router-dom';
import type { PageArguments } from 'shared-contracts/remote';
import { href } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import { Deferred } from 'shared-contracts/ui/deferred';
import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import { knownProducts, readProducts } from '../../catalog/read-products';
import { useFreshProducts } from '../../catalog/use-fresh-products';
import { WhoNeedsNone } from '../../catalog/who-needs-none';
import { MeasureAtHome } from './measure-at-home';
import { MeasuringSheet } from './measuring-sheet';
import styles from './page.module.css';
import { SizeTable } from './size-table';
import { sizesOf } from './sizes-of';

export function loader({ host }: PageArguments) {
  const known = knownProducts(host);
  return { sizes: known ? sizesOf(known) : readProducts(host).then(sizesOf) };
}

export function Page() {
  const { sizes } = useLoaderData<typeof loader>();
  useFreshProducts(sizes);
  return (
    <div className={`column ${styles.page}`}>
      <div className={styles.text}>
        <h1>Size guide</h1>
        <p>
          Our insoles come in EU shoe sizes. Choose the size of the shoe they go into; if you don’t know it,
          measure your child’s feet and look the length up here.
        </p>
        <WhoNeedsNone />
      </div>
      <Deferred resolve={sizes} skeleton={<GuideSkeleton />}>
        {(list) => (
          <div className={styles.guide}>
            <SizeTable sizes={list} />
            <MeasureAtHome />
            <MeasuringSheet sizes={list} />
          </div>
        )}
      </Deferred>
      <section className={styles.text} aria-labelledby="fit">
        <h2 id="fit">Fit and material</h2>
        <p>
          An insole is as long as the inside of a shoe of its size, 15 mm longer than the foot in the table:
          toes need that room. Take out the shoe’s own insole first. Between two sizes the larger one is
          right. What an insole is made of, and how to wash it, stands with each product.
        </p>
        <p>
          <ButtonLink to={href('store')}>Go to the products</ButtonLink>
        </p>
      </section>
    </div>
  );
}

function GuideSkeleton() {
  return (
    <Skeleton text="Loading sizes...">
      <SkeletonBlock className={styles.tableSkeleton} />
    </Skeleton>
  );
}
