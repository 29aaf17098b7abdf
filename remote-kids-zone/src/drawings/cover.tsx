import type { ComponentType } from 'react';
import { AnimalsCover } from './covers/animals-cover';
import { ArchesCover } from './covers/arches-cover';
import { BalanceCover } from './covers/balance-cover';
import { BarefootCover } from './covers/barefoot-cover';
import { BonesCover } from './covers/bones-cover';
import { DefaultCover } from './covers/default-cover';
import { FittingCover } from './covers/fitting-cover';
import { FootprintCover } from './covers/footprint-cover';
import { GrowingCover } from './covers/growing-cover';
import { MeasureCover } from './covers/measure-cover';
import { ScanCover } from './covers/scan-cover';
import { ShoesCover } from './covers/shoes-cover';
import { SweatCover } from './covers/sweat-cover';
import { ToeYogaCover } from './covers/toe-yoga-cover';
import { WorldCover } from './covers/world-cover';

/** The covers by the name that a story returns. */
export const covers: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
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

/** Whether there is a drawing of that name. */
export function hasCover(name: string): boolean {
  return covers.has(name);
}

/** The drawing of that name; a name this version doesn't know yet gets the default one. */
export function Cover({ name }: { name: string }) {
  const Drawing = covers.get(name) ?? DefaultCover;
  return <Drawing />;
}
