import { Button, PaperCheckBar, PaperSheet, PrintButton, paperMark } from '@little-arches/contracts/ui';
import { useState } from 'react';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';

/** Renders the activity of measuring feet: a sheet of paper to stand on, printed to scale on A4 or Letter. */
export function Game({ onPlayed }: GameProps) {
  const [measured, setMeasured] = useState(false);

  function end() {
    setMeasured(true);
    onPlayed();
  }

  return (
    <div className={game.board}>
      <ol className="stack gap-2">
        <li>Print the sheet at 100% (“actual size”). A4 and Letter both fit.</li>
        <li>Hold a ruler to the bar. It must be 100 mm long.</li>
        <li>Lay the heel line at a wall. Stand on it, heel to the wall.</li>
        <li>A grown-up marks your longest toe. Then the other foot!</li>
        <li>Read the numbers. Write your name and the day on it.</li>
      </ol>
      <div className="row middle">
        <PrintButton>Print the sheet</PrintButton>
        <Button look="quiet" onClick={end}>
          I measured my feet
        </Button>
      </div>
      <Said
        done={measured}
        text={measured ? 'Keep the sheet. Measure again in three months, and see how you grow!' : ''}
      />
      <FootSheet />
    </div>
  );
}

/** Position of the heels, in millimetres from the top. */
const HEEL = 252;

/** Renders the sheet for two feet, printed to scale. */
function FootSheet() {
  return (
    <PaperSheet
      alone
      label="The sheet: a heel line, a ruler in millimetres, and room for two feet"
      heel={HEEL}
      length={240}
    >
      <path d={`M95 40V${HEEL}`} className={paperMark} />
      <text x="40" y={HEEL - 3}>
        Left heel here
      </text>
      <text x="110" y={HEEL - 3}>
        Right heel here
      </text>
      <text x="24" y="8">
        My name: ............................................ Day: ........................
      </text>
      <text x="24" y="18">
        Left foot: ................ mm Right foot: ................ mm
      </text>
      <PaperCheckBar x={45} y={32} />
    </PaperSheet>
  );
}
