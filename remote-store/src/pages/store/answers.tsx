import { brand, saleTerms } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import { Deferred } from '@little-arches/contracts/ui';
import { formatMoneyRange, type Product, priceRange } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './answers.module.css';

/**
 * Renders the answers to a visitor's first questions: what it is, for whom, what it costs, and whether the app
 * exists.
 */
export function Answers({ products }: { products: Promise<readonly Product[]> | readonly Product[] }) {
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
