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
    goodFor: 'Feet that are doing well',
    special: 'Comfort for hard floors, no correction',
  },
  '1': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { rim: 'Shallow heel cup', arch: 'Low rise' },
    goodFor: 'Arches that need a small nudge',
    special: 'A low rise under the arch',
  },
  '2': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { rim: 'Deeper heel cup', arch: 'Firm, flexible shell' },
    goodFor: 'Feet that tip inwards when they get tired',
    special: 'A shell that lifts the arch',
  },
  '3': {
    cover: 'plain',
    thickness: 18,
    parts: [],
    labels: { rim: 'Deep heel cup', arch: 'High arch shell' },
    goodFor: 'Arches that touch the floor with every step',
    special: 'A high shell under the arch',
  },
};
