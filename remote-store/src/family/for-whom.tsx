import { Button } from '@little-arches/contracts/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChildSearch } from './child-search';
import { type Child, MANY } from './fetch-family';
import styles from './for-whom.module.css';

/** Largest number of chips in a cart line, because the panel is narrow. */
const FEW = 4;

interface Choice {
  readonly family: readonly Child[];
  /** The chosen child, if there is one. */
  readonly chosen: Child | undefined;
  /** Text beside the name on the chip: `EU 29 · level 2`. */
  readonly detail: string;
  /** Called with the chosen child; undefined for no particular child. */
  readonly onChoose: (childId: string | undefined) => void;
}

/**
 * Renders the family's children as chips, with one selected: a press on another chip changes the choice, a press on
 * the selected one clears it. `children` are details of the choice.
 */
export function ForWhom({
  label = 'Who is it for?',
  folded = false,
  children,
  ...choice
}: Choice & {
  label?: ReactNode;
  /** Whether more than a few children are shown only on request. */
  folded?: boolean;
  children?: ReactNode;
}) {
  const { family, chosen } = choice;
  const isLong = family.length > (folded ? FEW : MANY);
  return (
    <fieldset className={styles.whom}>
      <legend className={styles.label}>{label}</legend>
      {isLong ? <ChosenOfMany {...choice} opens={!chosen && !folded} /> : <Chips {...choice} />}
      {children ? (
        <p role="status" className={styles.note}>
          {children}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Renders children as buttons in a fixed order, so that a pressed button keeps the focus. */
function Chips({ family, chosen, detail, onChoose }: Choice) {
  return (
    <div className={styles.chips}>
      {family.map((child) => {
        const isChosen = child.id === chosen?.id;
        return (
          <button
            key={child.id}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : child.id)}
          >
            <span>{isChosen ? [`For ${child.label}`, detail].filter(Boolean).join(' · ') : child.label}</span>
            {isChosen ? <X aria-hidden="true" className={styles.clear} /> : null}
          </button>
        );
      })}
    </div>
  );
}

/**
 * Renders only the chosen child, with a control that chooses another one: chips for a family, a search for a
 * practice.
 */
function ChosenOfMany({ opens, ...choice }: Choice & { opens: boolean }) {
  const { family, chosen, onChoose } = choice;
  const [wanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isOpen = wanted || opens;

  // The pressed control was removed by the press, so the focus moves.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const there = ['input', '[aria-pressed]', 'button'].map((each) =>
      place.current?.querySelector<HTMLElement>(each),
    );
    there.find(Boolean)?.focus();
  });

  const change = (childId: string | undefined) => {
    pressed.current = true;
    setWanted(false);
    onChoose(childId);
  };
  const choose = { ...choice, onChoose: change };
  return (
    <div ref={place} className={styles.many}>
      <div className={styles.chips}>
        {chosen && !isOpen ? <Chips {...choose} family={[chosen]} /> : null}
        {opens ? null : (
          <Button
            look="plain"
            aria-expanded={isOpen}
            onClick={() => {
              pressed.current = !isOpen;
              setWanted(!isOpen);
            }}
          >
            {labelOf(isOpen, chosen !== undefined)}
          </Button>
        )}
      </div>
      {isOpen && family.length > MANY ? <ChildSearch family={family} onChoose={change} /> : null}
      {isOpen && family.length <= MANY ? <Chips {...choose} /> : null}
    </div>
  );
}

function labelOf(isOpen: boolean, isChosen: boolean): string {
  if (isOpen) return 'Leave it';
  return isChosen ? 'Change' : 'Say who it is for';
}
