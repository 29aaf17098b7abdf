import { useHost } from '@little-arches/contracts/host';
import { InsoleDrawing, LEVEL_NAMES, LevelBadge } from '@little-arches/contracts/ui';
import { LEVELS } from '@little-arches/contracts/values';
import { useEffect, useId, useRef, useState } from 'react';
import { onceVisible } from '../../behaviours/once-visible';
import { levelTexts } from '../../levels/level-texts';
import type { Shown } from './follow-input';
import styles from './level-slider.module.css';

/** Distance in pixels from the window at which the script is loaded. */
const NEAR = 400;

/**
 * Renders the cross-section of an insole under a foot, which changes with the selected level; a text beside it
 * describes the change. It is below the first screen, so its script is loaded when it comes near.
 */
export function LevelSlider() {
  const [{ level, at }, setShown] = useState<Shown>({ level: '0', at: 0 });
  const input = useRef<HTMLInputElement>(null);
  const { reportError } = useHost();
  const id = useId();

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    let end = () => {};
    let isGone = false;
    async function follow(slider: HTMLInputElement) {
      try {
        const { followInput } = await import('./follow-input');
        if (!isGone) end = followInput(slider, setShown);
      } catch (failure) {
        // A failure is only reported, because the four levels follow below, each with drawing and text.
        reportError(failure);
      }
    }
    const forget = onceVisible(element, () => void follow(element), NEAR);
    return () => {
      isGone = true;
      forget();
      end();
    };
  }, [reportError]);

  return (
    <div className={styles.slider}>
      <div className={styles.stage}>
        <InsoleDrawing level={level} at={at} />
      </div>
      <div className={`stack gap-2 ${styles.words}`}>
        <div className="stack gap-2">
          <label htmlFor={id} className={styles.label}>
            Slide through the four levels
          </label>
          {/* Not controlled, because React would reset a value that was set before hydration. */}
          <input
            id={id}
            ref={input}
            type="range"
            min={0}
            max={LEVELS.length - 1}
            step={1}
            defaultValue={0}
            aria-valuetext={`Level ${level}: ${LEVEL_NAMES[level]}`}
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
            <strong>{`${levelTexts[level].forWhom}.`}</strong> <span>{levelTexts[level].does}</span>
          </span>
          <span className="soft">{levelTexts[level].arch}</span>
        </output>
      </div>
    </div>
  );
}
