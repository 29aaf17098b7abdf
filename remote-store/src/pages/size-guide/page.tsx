import type { PageArguments } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import {
  ButtonLink,
  Deferred,
  PaperCheckBar,
  PaperSheet,
  PrintButton,
  paperMark,
  Skeleton,
  SkeletonBlock,
} from '@little-arches/contracts/ui';
import { formatSize, type Product } from '@little-arches/contracts/values';
import { useLoaderData } from 'react-router-dom';
import { knownProducts, readProducts } from '../../catalog/read-products';
import { useFreshProducts } from '../../catalog/use-fresh-products';
import { WhoNeedsNone } from '../../catalog/who-needs-none';
import type { ProductSize } from '../../sizes/size-for-foot';
import styles from './page.module.css';

export function loader({ host }: PageArguments) {
  const known = knownProducts(host);
  return { sizes: known ? sizesOf(known) : readProducts(host).then(sizesOf) };
}

export function Page() {
  const { sizes } = useLoaderData<typeof loader>();
  useFreshProducts(sizes);
  return (
    <div className={`column ${styles.page}`}>
      <div className={`stack start ${styles.text}`}>
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
      <section className={`stack start ${styles.text}`} aria-labelledby="fit">
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

/** Renders how to measure, with a link to the printed sheet. */
function MeasureAtHome() {
  return (
    <section className={`stack start ${styles.text}`} aria-labelledby="measure">
      <h2 id="measure">Measure at home</h2>
      <ol className={styles.steps}>
        <li>Print the sheet on A4 or Letter paper, at 100% (“actual size”).</li>
        <li>Check the bar on it with a ruler: it must be 100 mm long.</li>
        <li>Fold it at the heel line, and lay the fold at a wall.</li>
        <li>
          Your child stands on it, heel at the wall, weight on both feet, in the evening, without socks.
        </li>
        <li>Read the size at the longest toe. Measure both feet; the longer one counts.</li>
      </ol>
      <PrintButton look="quiet">Print the sheet</PrintButton>
      <p className="quiet">
        Your browser’s own “Print” does the same: of this page only the sheet is printed.
      </p>
    </section>
  );
}

/** Position of the heel, in millimetres from the top. */
const HEEL = 255;

/** Renders a sheet to stand on, printed to scale. */
function MeasuringSheet({ sizes }: { sizes: readonly GuideSize[] }) {
  return (
    <PaperSheet
      label="The measuring sheet: a heel line, a ruler in millimetres, and the sizes at their foot lengths"
      heel={HEEL}
      length={250}
    >
      {sizes.map(({ size, footLength }) => (
        <g key={size}>
          <line x1="22" x2="128" y1={HEEL - footLength} y2={HEEL - footLength} className={paperMark} />
          <text x="130" y={HEEL - footLength + 1.5}>
            {`${formatSize(size)}: ${footLength} mm`}
          </text>
        </g>
      ))}
      <text x="60" y={HEEL - 3}>
        Heel line: fold here, and lay the fold at a wall
      </text>
      <PaperCheckBar x={60} y={200} />
    </PaperSheet>
  );
}

/** Renders the sizes with the foot lengths they fit. */
function SizeTable({ sizes }: { sizes: readonly GuideSize[] }) {
  return (
    <table className={styles.table}>
      <caption>Sizes and foot lengths</caption>
      <thead>
        <tr>
          <th scope="col">EU size</th>
          <th scope="col">Foot up to</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ size, footLength }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>{`${footLength} mm`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A size in the guide, without its stock. */
type GuideSize = Pick<ProductSize, 'size' | 'footLength'>;

/** Returns every size in which some product is made, ascending. */
function sizesOf(products: readonly Product[]): GuideSize[] {
  const lengths = new Map(products.flatMap(({ sizes }) => sizes).map((each) => [each.size, each.footLength]));
  return [...lengths].map(([size, footLength]) => ({ size, footLength })).sort((a, b) => a.size - b.size);
}
