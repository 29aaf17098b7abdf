import type { ComponentType, SVGProps } from 'react';
import BambooTile from './bamboo.svg?react';
import ClosedFoamTile from './closed-foam.svg?react';
import CorkTile from './cork.svg?react';
import FoamTile from './foam.svg?react';
import GripTile from './grip.svg?react';
import PlainTile from './plain.svg?react';
import WoolTile from './wool.svg?react';

/** The surface the foot touches; each has its own texture. */
export type CoverKind = 'foam' | 'cork' | 'bamboo' | 'grip' | 'wool' | 'closed-foam' | 'plain';

interface Cover {
  /** How the cover looks from close by, in words. */
  readonly look: string;
  /** Its plain colour, for drawings too small for its texture. */
  readonly color: string;
  /** Its colour in the cross-section. */
  readonly edge: string;
  /** One tile of its texture, 40 by 40. */
  readonly Tile: ComponentType<SVGProps<SVGSVGElement>>;
}

export const covers: Readonly<Record<CoverKind, Cover>> = {
  foam: { look: 'springy foam', color: 'var(--draw-foam)', edge: 'var(--draw-shell)', Tile: FoamTile },
  cork: {
    look: 'cork with its dark flecks',
    color: 'var(--draw-cork)',
    edge: 'var(--draw-cork-deep)',
    Tile: CorkTile,
  },
  bamboo: {
    look: 'a weave of bamboo with small holes',
    color: 'var(--draw-bamboo)',
    edge: 'var(--draw-bamboo-deep)',
    Tile: BambooTile,
  },
  grip: {
    look: 'small nubs that hold a sock',
    color: 'var(--draw-body)',
    edge: 'var(--draw-shell)',
    Tile: GripTile,
  },
  wool: { look: 'curly wool', color: 'var(--draw-wool)', edge: 'var(--draw-wool)', Tile: WoolTile },
  'closed-foam': {
    look: 'foam of closed bubbles',
    color: 'var(--draw-water)',
    edge: 'var(--draw-gel)',
    Tile: ClosedFoamTile,
  },
  plain: { look: 'plain', color: 'var(--draw-body)', edge: 'var(--draw-shell)', Tile: PlainTile },
};
