import type { ComponentType } from 'react';
import { ArchMoves } from './body/arch-moves';
import { BabyFeet } from './body/baby-feet';
import { Bacteria } from './body/bacteria';
import { HundredFeet } from './body/hundred-feet';
import { Keystone } from './body/keystone';
import { SweatTaps } from './body/sweat-taps';
import { Tendon } from './body/tendon';
import { ThreeArches } from './body/three-arches';
import { TiptoeArch } from './body/tiptoe-arch';
import { BearTrack } from './know/bear-track';
import { DoorMarks } from './know/door-marks';
import { DuckFeet } from './know/duck-feet';
import { FlowerPot } from './know/flower-pot';
import { FootMeasures } from './know/foot-measures';
import { GeckoToes } from './know/gecko-toes';
import { HeelSlip } from './know/heel-slip';
import { HorseHeel } from './know/horse-heel';
import { ManyFeet } from './know/many-feet';
import { ParisPoints } from './know/paris-points';
import { ScanRound } from './know/scan-round';
import { TwoFeet } from './know/two-feet';
import { FeelingPath } from './try/feeling-path';
import { HeelWall } from './try/heel-wall';
import { Rope } from './try/rope';
import { SockThief } from './try/sock-thief';
import { ThreePrints } from './try/three-prints';
import { ToeFan } from './try/toe-fan';
import { WetTray } from './try/wet-tray';

/** The drawings that stand in stories alone, by the name that a story returns: `drawing:two-feet`. */
export const pictures: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['arch-moves', ArchMoves],
  ['baby-feet', BabyFeet],
  ['bacteria', Bacteria],
  ['hundred-feet', HundredFeet],
  ['keystone', Keystone],
  ['sweat-taps', SweatTaps],
  ['tendon', Tendon],
  ['three-arches', ThreeArches],
  ['tiptoe-arch', TiptoeArch],
  ['bear-track', BearTrack],
  ['door-marks', DoorMarks],
  ['duck-feet', DuckFeet],
  ['flower-pot', FlowerPot],
  ['foot-measures', FootMeasures],
  ['gecko-toes', GeckoToes],
  ['heel-slip', HeelSlip],
  ['horse-heel', HorseHeel],
  ['many-feet', ManyFeet],
  ['paris-points', ParisPoints],
  ['scan-round', ScanRound],
  ['two-feet', TwoFeet],
  ['feeling-path', FeelingPath],
  ['heel-wall', HeelWall],
  ['rope', Rope],
  ['sock-thief', SockThief],
  ['three-prints', ThreePrints],
  ['toe-fan', ToeFan],
  ['wet-tray', WetTray],
]);
