import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEVELS, type Product } from '@little-arches/contracts/values';
import { render } from '@testing-library/react';
import { withLightColors } from '../../testing/light-colors';
import { seededProducts } from '../../testing/seeded-products';
import { type DrawnProduct, drawnProduct } from '../drawings/designs';
import { describePair, PairOnSheet } from '../drawings/from-above';
import { sheet } from '../drawings/sheet';

const levels = LEVELS.map((level) => ({
  slug: `insole-level-${level}`,
  name: `insole of level ${level}`,
  metadata: { level },
}));
const drawn = [...seededProducts(), ...levels].map((product) => ({ file: `${product.slug}.svg`, product }));

it('contains a file for each product on sale and each level, and no others', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual(drawn.map(({ file }) => file).sort());
});

it.each(drawn)('$file equals the drawing on the pages, in light colours', ({ file, product }) => {
  const stored = path.join(__dirname, file);
  const text = readdirSync(__dirname).includes(file) ? readFileSync(stored, 'utf8') : '';
  const right = pictureText(product);
  if (text.replaceAll('\r\n', '\n') === right) return;
  const made = path.resolve(__dirname, '../../../../.cache', file);
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, right);
  throw new Error(`${file} is not what its drawing is now. Copy ${made} over ${stored}`);
});

function pictureText(product: Pick<Product, 'slug' | 'name' | 'metadata'>): string {
  const { container } = render(<ProductPicture product={drawnProduct(product)} />);
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn');
  svg.removeAttribute('class');
  for (const part of svg.querySelectorAll('svg')) part.removeAttribute('xmlns');
  const text = new XMLSerializer().serializeToString(svg).replace(/_r_\w+?_/g, '');
  return `${withLightColors(text, product.metadata.level)}\n`;
}

/** Renders a product as an image file: 1200 by 900 pixels, on the background of its level. */
function ProductPicture({ product }: { product: DrawnProduct }) {
  return (
    <svg
      {...sheet(product)}
      role="img"
      aria-label={describePair(product)}
      viewBox="0 0 480 360"
      width="1200"
      height="900"
    >
      <path d="M0 0H480V360H0Z" fill="var(--tone-tint)" stroke="none" />
      <PairOnSheet {...product} />
    </svg>
  );
}
