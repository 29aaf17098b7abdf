import { useEffect, useId, useRef, useState } from 'react';
import { LEVELS, type Level } from 'shared-contracts/catalog';
import { InsoleDrawing } from 'shared-contracts/ui/insole-drawing';
import { LEVEL_NAMES, LevelBadge } from 'shared-contracts/ui/level-badge';
import { animate } from '../../behaviours/animate';
import { levelTexts } from '../../levels/level-texts';
import styles from './level-slider.module.css';

/** Milliseconds from one level to the next. */
const DURATION = 450;

/** An insole under a foot, cut open, that changes with the level that is set: what changes is said beside it. */
export function LevelSlider() {
  const [level, setLevel] = useState<Level>('0');
  const shown = useGliding(Number(level));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Somebody may have moved it before the page was hydrated, or come back to a form the browser has kept.
  useEffect(() => {
    if (input.current) setLevel(levelOf(input.current));
  }, []);

  return (
    <div className={styles.slider}>
      <div className={styles.stage}>
        <InsoleDrawing level={level} at={shown} />
      </div>
      <div className={styles.words}>
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            Slide through the four levels
          </label>
          {/* Not controlled: React would take back what was set before it was there. */}
          <input
            id={id}
            ref={input}
            type="range"
            min={0}
            max={LEVELS.length - 1}
            step={1}
            defaultValue={0}
            aria-valuetext={`Level ${level}: ${LEVEL_NAMES[level]}`}
            onChange={(event) => setLevel(levelOf(event.currentTarget))}
            className={styles.input}
          />
          <div aria-hidden="true" className={styles.scale}>
            {LEVELS.map((mark) => (
              <span key={mark} className={mark === level ? styles.current : undefined}>
                {mark}
              </span>
            ))}
          </div>
        </div>
        <output htmlFor={id} className={styles.change}>
          <LevelBadge level={level} named />
          <span>
            <strong>{levelTexts[level].forWhom}.</strong> {levelTexts[level].does}
          </span>
          <span className={styles.barefoot}>{levelTexts[level].arch}</span>
        </output>
      </div>
    </div>
  );
}

function levelOf({ value }: HTMLInputElement): Level {
  return LEVELS.find((level) => level === value) ?? '0';
}

/** Follows a number: a changed one is reached within `DURATION`. */
function useGliding(wanted: number): number {
  const [shown, setShown] = useState(wanted);
  const last = useRef(wanted);
  useEffect(() => {
    const from = last.current;
    if (from === wanted) return;
    return animate(DURATION, (share) => {
      last.current = from + (wanted - from) * share;
      setShown(last.current);
    });
  }, [wanted]);
  return shown;
}
