import type { ComponentType, SVGProps } from 'react';
import ArchMoves from './body/arch-moves.svg?react';
import BabyFeet from './body/baby-feet.svg?react';
import Bacteria from './body/bacteria.svg?react';
import HundredFeet from './body/hundred-feet.svg?react';
import Keystone from './body/keystone.svg?react';
import SweatTaps from './body/sweat-taps.svg?react';
import Tendon from './body/tendon.svg?react';
import ThreeArches from './body/three-arches.svg?react';
import TiptoeArch from './body/tiptoe-arch.svg?react';
import BearTrack from './know/bear-track.svg?react';
import DoorMarks from './know/door-marks.svg?react';
import DuckFeet from './know/duck-feet.svg?react';
import FlowerPot from './know/flower-pot.svg?react';
import FootMeasures from './know/foot-measures.svg?react';
import GeckoToes from './know/gecko-toes.svg?react';
import HeelSlip from './know/heel-slip.svg?react';
import HorseHeel from './know/horse-heel.svg?react';
import ManyFeet from './know/many-feet.svg?react';
import ParisPoints from './know/paris-points.svg?react';
import ScanRound from './know/scan-round.svg?react';
import TwoFeet from './know/two-feet.svg?react';
import FeelingPath from './try/feeling-path.svg?react';
import HeelWall from './try/heel-wall.svg?react';
import Rope from './try/rope.svg?react';
import SockThief from './try/sock-thief.svg?react';
import ThreePrints from './try/three-prints.svg?react';
import ToeFan from './try/toe-fan.svg?react';
import WetTray from './try/wet-tray.svg?react';

/** The drawings that stories use by themselves, by the name in a story: `drawing:two-feet`. */
export const pictures: ReadonlyMap<string, ComponentType<SVGProps<SVGSVGElement>>> = new Map([
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
