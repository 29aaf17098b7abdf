import { showDrawings } from '@little-arches/contracts/testing/standalone';
import { Flamingo } from '../activities/balance/flamingo';
import { FootBoard } from '../activities/bone-puzzle/foot-board';
import { pieces } from '../activities/bone-puzzle/pieces';
import { ArchedFoot } from '../activities/footprint-detective/arched-foot';
import { PrintTrail } from '../activities/footprint-detective/print-trail';
import { WetPrint } from '../activities/footprint-detective/wet-print';
import { FootSheet } from '../activities/measure-foot/foot-sheet';
import { MoveDrawing } from '../activities/toe-yoga/move-drawing';
import { moves } from '../activities/toe-yoga/moves';
import { covers } from '../drawings/cover';
import DefaultCover from '../drawings/covers/default.svg?react';
import { HeroDrawing } from '../drawings/hero-drawing';
import { pictures } from '../drawings/pictures/pictures';
import { StoryPicture } from '../drawings/story-picture';
import { Trail } from '../pages/articles/trail';
import { Zone } from '../reading/zone';
import { StampMark } from '../stamps/stamp-mark';

showDrawings(
  'Kids Zone',
  {
    Hero: <HeroDrawing />,
    ...Object.fromEntries([...covers].map(([name, Cover]) => [`Cover ${name}`, <Cover key={name} />])),
    'Any other cover': <DefaultCover />,
    ...Object.fromEntries(
      [...pictures.keys(), 'foot-bones'].map((name) => [
        `Picture ${name}`,
        <StoryPicture key={name} name={name} label={name} />,
      ]),
    ),
    Flamingo: <Flamingo share={0.6} />,
    'Bone puzzle': <FootBoard placed={pieces.slice(1).map(({ name }) => name)} />,
    ...Object.fromEntries(
      (['paw', 'web', 'hoof', 'run'] as const).map((prints) => [
        `Trail: ${prints}`,
        <PrintTrail key={prints} prints={prints} label={prints} />,
      ]),
    ),
    'Wet print': <WetPrint arch={10} label="A wet print" />,
    'Arched foot': <ArchedFoot arch={10} />,
    ...Object.fromEntries(moves.map(({ kind }) => [`Toes: ${kind}`, <MoveDrawing key={kind} kind={kind} />])),
    'Sheet for feet': <FootSheet />,
    'Way between stations': <Trail />,
    Stamp: <StampMark text="Read" />,
  },
  Zone,
);
