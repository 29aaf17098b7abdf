import type { Level, Product } from '@little-arches/contracts/values';
import type { CoverKind } from './covers/covers';
import type { Part } from './parts/parts';

/** The properties of a product that can be drawn. They repeat the product's description and add nothing. */
export interface ProductDesign {
  readonly cover: CoverKind;
  /** Of the flat parts, in units of the section's drawing. */
  readonly thickness: number;
  readonly parts: readonly Part[];
  /** The labels of the cross-section, by their places. */
  readonly labels: Readonly<Partial<Record<LabelPlace, string>>>;
  /** An accessory of the pair. */
  readonly extra?: 'drawstring bag';
}

/**
 * Place of a label: the rim, the arch and the cover are labelled above the insole, the heel and the ball of the
 * foot below.
 */
export type LabelPlace = 'rim' | 'arch' | 'cover' | 'heel' | 'ball';

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
  const ofLevel = { cover: 'plain', thickness: 18, parts: [], labels: levelLabels[level] } as const;
  return { name, level, design: designs[slug] ?? ofLevel };
}

const levelLabels: Readonly<Record<Level, ProductDesign['labels']>> = {
  '0': { cover: 'Soft and flat' },
  '1': { rim: 'Shallow heel cup', arch: 'Low rise' },
  '2': { rim: 'Deeper heel cup', arch: 'Firm, flexible shell' },
  '3': { rim: 'Deep heel cup', arch: 'High arch shell' },
};

/** The designs of the products on sale, by slug. */
export const designs: Readonly<Record<string, ProductDesign>> = {
  'cloud-insole': {
    cover: 'foam',
    thickness: 14,
    parts: [],
    labels: { cover: 'Soft and flat', ball: '2 mm of springy foam' },
  },
  'meadow-liner': { cover: 'cork', thickness: 9, parts: [], labels: { cover: 'Thin cork' } },
  'sunny-day-insole': {
    cover: 'bamboo',
    thickness: 20,
    parts: ['holes', 'heel-cushion', 'ball-cushion'],
    labels: { cover: 'Bamboo cover', heel: 'Perforated foam', ball: 'Cushioned forefoot' },
    extra: 'drawstring bag',
  },
  'rocket-insole': {
    cover: 'plain',
    thickness: 13,
    parts: [],
    labels: { rim: 'Shallow heel cup', arch: 'Gentle rise', cover: 'Slim' },
  },
  'comet-insole': {
    cover: 'grip',
    thickness: 18,
    parts: ['ball-cushion'],
    labels: {
      rim: 'Rounded heel cup',
      arch: 'Light support',
      cover: 'Cover that grips',
      ball: 'Cushion under the ball',
    },
  },
  'trail-fox-insole': {
    cover: 'wool',
    thickness: 18,
    parts: [],
    labels: { rim: 'Deeper heel cup', arch: 'Firm, flexible shell', cover: 'Wool cover' },
  },
  'summit-insole': {
    cover: 'plain',
    thickness: 18,
    parts: ['soft-heel'],
    labels: { arch: 'Firm inner side', heel: 'Soft under the heel' },
  },
  'dolphin-insole': {
    cover: 'closed-foam',
    thickness: 18,
    parts: [],
    labels: { arch: 'Medium arch shell', ball: 'Closed foam' },
  },
  'lighthouse-insole': {
    cover: 'plain',
    thickness: 18,
    parts: ['wedge'],
    labels: { rim: 'Deep heel cup', arch: 'High arch shell', heel: 'Wedge on the inner side' },
  },
  'castle-insole': {
    cover: 'plain',
    thickness: 18,
    parts: ['heel-gel'],
    labels: { arch: 'Stiffer, high shell', heel: 'Gel in the heel cup' },
  },
};
