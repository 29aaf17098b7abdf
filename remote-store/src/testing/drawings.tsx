import { showDrawings } from '@little-arches/contracts/testing/standalone';
import { LEVELS } from '@little-arches/contracts/values';
import { EmptyBox } from '../catalog/drawings/box/empty-box';
import { drawnProduct } from '../catalog/drawings/drawn-product';
import { ProductPicture } from '../catalog/drawings/product-picture';
import { ProductThumbnail } from '../catalog/drawings/product-thumbnail';
import { ProductDrawing, productViews } from '../catalog/drawings/product-views';
import { SmallSection } from '../catalog/drawings/small-section';

/** Slug and level of the products in a new database, and the design of each level. */
const products = [
  ['cloud-insole', '0'],
  ['meadow-liner', '0'],
  ['sunny-day-insole', '0'],
  ['rocket-insole', '1'],
  ['comet-insole', '1'],
  ['trail-fox-insole', '2'],
  ['summit-insole', '2'],
  ['dolphin-insole', '2'],
  ['lighthouse-insole', '3'],
  ['castle-insole', '3'],
  ...LEVELS.map((level) => [`Level ${level}`, level] as const),
] as const;

const drawings = products.flatMap(([name, level]) => {
  const product = drawnProduct({ name, slug: name, metadata: { level } });
  return [
    [`${name}, picture`, <ProductPicture key="picture" product={product} />],
    ...productViews.map((view) => [
      `${name}, ${view.name}`,
      <ProductDrawing key={view.name} product={product} view={view} />,
    ]),
    [`${name}, small`, <ProductThumbnail key="small" product={product} />],
    [`${name}, section`, <SmallSection key="section" product={product} />],
  ];
});

showDrawings('Store', { ...Object.fromEntries(drawings), 'Empty box': <EmptyBox /> });
