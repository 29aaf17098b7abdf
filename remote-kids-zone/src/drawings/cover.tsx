import type { ComponentType, SVGProps } from 'react';
import AnimalsCover from './covers/animals.svg?react';
import ArchesCover from './covers/arches.svg?react';
import BalanceCover from './covers/balance.svg?react';
import BarefootCover from './covers/barefoot.svg?react';
import BonesCover from './covers/bones.svg?react';
import DefaultCover from './covers/default.svg?react';
import FittingCover from './covers/fitting.svg?react';
import FootprintCover from './covers/footprint.svg?react';
import GrowingCover from './covers/growing.svg?react';
import MeasureCover from './covers/measure.svg?react';
import ScanCover from './covers/scan.svg?react';
import ShoesCover from './covers/shoes.svg?react';
import SweatCover from './covers/sweat.svg?react';
import ToeYogaCover from './covers/toe-yoga.svg?react';
import WorldCover from './covers/world.svg?react';

/** The covers by the name in a story. */
export const covers: ReadonlyMap<string, ComponentType<SVGProps<SVGSVGElement>>> = new Map([
  ['arches', ArchesCover],
  ['bones', BonesCover],
  ['shoes', ShoesCover],
  ['barefoot', BarefootCover],
  ['toe-yoga', ToeYogaCover],
  ['animals', AnimalsCover],
  ['sweat', SweatCover],
  ['scan', ScanCover],
  ['footprint', FootprintCover],
  ['balance', BalanceCover],
  ['measure', MeasureCover],
  ['fitting', FittingCover],
  ['growing', GrowingCover],
  ['world', WorldCover],
]);

/** Renders the cover with that name; an unknown name gets the default cover. */
export function Cover({ name }: { name: string }) {
  const Drawing = covers.get(name) ?? DefaultCover;
  return <Drawing width="100%" height="100%" />;
}
