import { LEVELS } from '../catalog';
import { InsoleDrawing } from '../ui/drawings/insole-drawing';
import { LevelMark } from '../ui/level-badge';
import { QrPicture } from '../ui/qr-code';
import { showDrawings } from './drawing-sheet/show-drawings';

const SIDE = 25;

showDrawings('Shared', {
  ...Object.fromEntries(
    LEVELS.map((level) => [`Insole of level ${level}`, <InsoleDrawing key={level} level={level} />]),
  ),
  'Insole between levels 1 and 2': <InsoleDrawing level="1" at={1.5} />,
  ...Object.fromEntries(LEVELS.map((level) => [`Level ${level}`, <LevelMark key={level} level={level} />])),
  'Code for cameras': (
    <QrPicture code={{ size: SIDE, path: 'M0 0h7v7h-7zM18 0h7v7h-7zM0 18h7v7h-7z' }} label="A code" />
  ),
});
