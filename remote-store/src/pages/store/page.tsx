import { brand, saleTerms } from '@little-arches/contracts/company';
import { Slot, useHost } from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { ButtonLink, Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { formatMoneyRange, LEVELS, type Product, priceRange } from '@little-arches/contracts/values';
import { type ReactNode, useEffect } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { CartButton } from '../../cart/cart-button';
import { knownProducts, readProducts, rememberProducts } from '../../catalog/read-products';
import { StaleNotice } from '../../catalog/stale-notice';
import { useFreshProducts } from '../../catalog/use-fresh-products';
import { byLevel } from './by-level';
import { ForYourChild } from './for-your-child';
import { LevelCard } from './level-card';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  return { products: knownProducts(host) ?? readProducts(host) };
}

export function Page() {
  const { products } = useLoaderData<typeof loader>();
  const stale = useFreshProducts(products);
  const host = useHost();
  useEffect(() => {
    if (!(products instanceof Promise)) rememberProducts(host, products);
  }, [host, products]);
  return (
    <div className={`column ${styles.page}`}>
      <header className="stack gap-3">
        <div className={styles.row}>
          <h1>Products</h1>
          <CartButton />
        </div>
        <Answers products={products} />
      </header>
      <StaleNotice stale={stale} />
      <Deferred resolve={products} skeleton={<LevelsSkeleton />}>
        {(list) => (list.length > 0 ? <Levels products={list} /> : <NothingToSell />)}
      </Deferred>
      <Slot name="due-for-rescan" />
      <aside className={styles.advice}>
        <p>
          Not sure which level? The app will scan your child’s feet and suggest one.{' '}
          <Link to={href('concept')}>See how it works</Link>
        </p>
        <p>
          Does my child need one at all? Most don’t.{' '}
          <Link to={href('evidence')}>What studies say about insoles</Link>
        </p>
        <p className="quiet">{brand.disclaimer}</p>
      </aside>
    </div>
  );
}

function Levels({ products }: { products: readonly Product[] }) {
  return (
    <>
      <ForYourChild products={products} />
      <ul className={styles.levels}>
        {byLevel(products).map((group) => (
          <LevelCard key={group.level} {...group} />
        ))}
      </ul>
    </>
  );
}

function NothingToSell() {
  return (
    <div className={styles.empty}>
      <h2>Nothing is on sale right now</h2>
      <p>We are restocking. Ask us when your insole is back, or come by again in a few days.</p>
      <p>
        <ButtonLink to={href('contactUs')}>Ask us</ButtonLink>
      </p>
    </div>
  );
}

/** Renders placeholders for the four level cards, in their final size. */
function LevelsSkeleton() {
  return (
    <Skeleton text="Loading products...">
      <div className={styles.levels}>
        {LEVELS.map((level) => (
          <SkeletonBlock key={level} className={styles.cardSkeleton} />
        ))}
      </div>
    </Skeleton>
  );
}

/**
 * Renders the answers to a visitor's first questions: what it is, for whom, what it costs, and whether the app
 * exists.
 */
function Answers({ products }: { products: Promise<readonly Product[]> | readonly Product[] }) {
  return (
    <ul className={styles.answers}>
      <li>Insoles in four levels, if you want them: from soft comfort to strong support</li>
      <li>{`For children who walk, ${brand.ages}`}</li>
      <li>
        <Deferred resolve={products} skeleton={<span>…</span>} failed={<Cost />}>
          {(list) => <Cost products={list} />}
        </Deferred>
      </li>
      <li>
        The app that scans and suggests a level is free. <Link to={href('comingSoon')}>Coming soon</Link>
      </li>
    </ul>
  );
}

function Cost({ products = [] }: { products?: readonly Product[] }): ReactNode {
  const prices = priceRange(products);
  if (!prices) return <span>Nothing has to be bought</span>;
  return (
    <span>
      <strong>{formatMoneyRange(prices)}</strong> <span>{saleTerms.price}</span>
    </span>
  );
}
