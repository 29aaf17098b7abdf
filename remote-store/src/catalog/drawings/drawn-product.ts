import type { Level, Product } from '@little-arches/contracts/values';
import type { ProductDesign } from './design';
import { designs } from './designs';

/** A product and its design. */
export interface DrawnProduct {
  readonly name: string;
  readonly level: Level;
  readonly design: ProductDesign;
}

/** Returns the design of a product, or the design of its level when the product is newer than this release. */
export function drawnProduct({
  name,
  slug,
  metadata: { level },
}: Pick<Product, 'name' | 'slug' | 'metadata'>): DrawnProduct {
  return { name, level, design: designs[slug] ?? levelDesigns[level] };
}

const levelDesigns: Readonly<Record<Level, ProductDesign>> = {
  '0': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { cover: 'Soft and flat' },
  },
  '1': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { rim: 'Shallow heel cup', arch: 'Low rise' },
  },
  '2': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { rim: 'Deeper heel cup', arch: 'Firm, flexible shell' },
  },
  '3': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { rim: 'Deep heel cup', arch: 'High arch shell' },
  },
};
