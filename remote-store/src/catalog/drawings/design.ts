import type { Level, Product } from 'shared-contracts/catalog';
import { designs } from './designs';

/** What the foot touches; each has a texture of its own. */
export type CoverKind = 'foam' | 'cork' | 'bamboo' | 'grip' | 'wool' | 'closed-foam' | 'plain';

/** What some insoles have beside body, shell and heel cup. */
export type Part = 'ball-cushion' | 'heel-cushion' | 'heel-gel' | 'soft-heel' | 'wedge' | 'holes';

/**
 * What a product is like, as far as it can be drawn and laid beside others. It repeats what the product's
 * description says, and nothing more.
 */
export interface ProductDesign {
  readonly cover: CoverKind;
  /** Of the flat parts, in units of the section's drawing. */
  readonly thickness: number;
  readonly parts: readonly Part[];
  /** What the cross-section names, by where the name stands. */
  readonly labels: Readonly<Partial<Record<LabelPlace, string>>>;
  readonly goodFor: string;
  readonly special: string;
  /** What comes with the pair. */
  readonly extra?: 'drawstring bag';
}

/** The heel's rim, the arch and the cover are named above the insole, heel and ball of the foot below. */
export type LabelPlace = 'rim' | 'arch' | 'cover' | 'heel' | 'ball';

/** A product and how it is drawn. */
export interface DrawnProduct {
  readonly name: string;
  readonly level: Level;
  readonly design: ProductDesign;
}

/** How a product is drawn: as itself, or as its level where the shop sells something newer than this release. */
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
