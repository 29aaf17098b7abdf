/** The surface the foot touches; each has its own texture. */
export type CoverKind = 'foam' | 'cork' | 'bamboo' | 'grip' | 'wool' | 'closed-foam' | 'plain';

/** Parts that some insoles have in addition to body, shell and heel cup. */
export type Part = 'ball-cushion' | 'heel-cushion' | 'heel-gel' | 'soft-heel' | 'wedge' | 'holes';

/**
 * The properties of a product that can be drawn. They repeat the product's description and add
 * nothing.
 */
export interface ProductDesign {
  readonly cover: CoverKind;
  /** Area of the flat parts, in units of the section's drawing. */
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
