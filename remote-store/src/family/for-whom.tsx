import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'shared-contracts/ui';
import { ChildSearch } from './child-search';
import type { Child } from './fetch-family';
import styles from './for-whom.module.css';

/** Up to here each child is a chip of its own; more are searched by name. */
const MANY = 8;

interface Choice {
  readonly family: readonly Child[];
  /** The child it is for, if one is chosen. */
  readonly chosen: Child | undefined;
  /** What the chip says beside the name: `EU 29 · level 2`. */
  readonly detail: string;
  /** Called with the chosen child; undefined for no particular child. */
  readonly onChoose: (childId: string | undefined) => void;
}

/**
 * Shows for which child something is, as a chip, beside the family's other children: one press of another changes it,
 * one press of the chosen one clears it. `children` say more of the choice.
 */
export function ForWhom({
  label = 'Who is it for?',
  chips = MANY,
  children,
  ...choice
}: Choice & {
  label?: ReactNode;
  /** The most children that are shown at once. A larger family is shown on request. */
  chips?: number;
  children?: ReactNode;
}) {
  const { family, chosen } = choice;
  const isLong = family.length > chips;
  return (
    <fieldset className={styles.whom}>
      <legend className={styles.label}>{label}</legend>
      {isLong ? (
        <ChosenOfMany {...choice} opens={!chosen && chips === MANY} />
      ) : (
        <Chips {...choice} shown={family} />
      )}
      {children ? (
        <p role="status" className={styles.note}>
          {children}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Children as buttons, each where it always is, so that the focus stays on the one that was pressed. */
function Chips({ shown, chosen, detail, onChoose }: Choice & { shown: readonly Child[] }) {
  return (
    <div className={styles.chips}>
      {shown.map((child) => {
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

/** The chosen child alone, and what chooses another one: chips of a family, a search in a practice. */
function ChosenOfMany({ opens, ...choice }: Choice & { opens: boolean }) {
  const { family, chosen, onChoose } = choice;
  const [wanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isOpen = wanted || opens;

  // What was pressed is gone with the press.
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
        {chosen && !isOpen ? <Chips {...choose} shown={[chosen]} /> : null}
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
      {isOpen && family.length <= MANY ? <Chips {...choose} shown={family} /> : null}
    </div>
  );
}

function labelOf(isOpen: boolean, isChosen: boolean): string {
  if (isOpen) return 'Leave it';
  return isChosen ? 'Change' : 'Say who it is for';
}
