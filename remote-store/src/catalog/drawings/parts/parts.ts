import type { ComponentType, SVGProps } from 'react';
import BallCushion from './ball-cushion.svg?react';
import HeelCushion from './heel-cushion.svg?react';
import HeelGel from './heel-gel.svg?react';
import Holes from './holes.svg?react';
import SoftHeel from './soft-heel.svg?react';
import Wedge from './wedge.svg?react';

/** Parts that some insoles have in addition to body, shell and heel cup. */
export type Part = 'ball-cushion' | 'heel-cushion' | 'heel-gel' | 'soft-heel' | 'wedge' | 'holes';

interface PartFromAbove {
  readonly name: string;
  /** The part of a right insole, 144 by 424; the lines are as wide as the insole's. */
  readonly Drawing: ComponentType<SVGProps<SVGSVGElement>>;
}

export const parts: Readonly<Record<Part, PartFromAbove>> = {
  'ball-cushion': { name: 'a cushion under the ball of the foot', Drawing: BallCushion },
  'heel-cushion': { name: 'a cushion under the heel', Drawing: HeelCushion },
  'heel-gel': { name: 'gel in the heel cup', Drawing: HeelGel },
  'soft-heel': { name: 'a soft part under the heel', Drawing: SoftHeel },
  wedge: { name: 'a small wedge on the inner side of the heel', Drawing: Wedge },
  holes: { name: 'small holes', Drawing: Holes },
};
