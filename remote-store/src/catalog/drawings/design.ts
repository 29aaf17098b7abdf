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
  /** Area of the flat parts, in units of the section's drawing. */
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
