import { useId, useState } from 'react';
import { Button, Field } from 'shared-contracts/ui';
import type { Child } from './fetch-family';
import styles from './for-whom.module.css';

/** The number of hits that fit under the field without hiding what follows. */
const SHOWN = 5;

/** Finds one of many children by the beginning of a name. Nothing typed here leaves the page. */
export function ChildSearch({
  family,
  onChoose,
}: {
  family: readonly Child[];
  onChoose: (childId: string) => void;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const found = findChildren(family, text);
  const more = found.length - SHOWN;
  return (
    // biome-ignore lint/a11y/useSemanticElements: React in jsdom doesn't know <search>.
    <div role="search" className={styles.many}>
      <Field
        id={id}
        type="search"
        label="Search by first name"
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          const [only] = found;
          if (event.key !== 'Enter' || !only || found.length > 1) return;
          // The focus moves to the chip, which the rest of the same press would clear.
          event.preventDefault();
          onChoose(only.id);
        }}
      />
      <ul className={styles.chips} aria-label="Children found">
        {found.slice(0, SHOWN).map((child) => (
          <li key={child.id}>
            <Button look="quiet" className={styles.chip} onClick={() => onChoose(child.id)}>
              {child.label}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {text.trim() === '' ? `${family.length} children. Type a name.` : describe(found.length, more)}
      </p>
    </div>
  );
}

/** The children whose names begin like this; after them those that have it elsewhere. None for an empty text. */
function findChildren(family: readonly Child[], text: string): readonly Child[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = ({ label }: Child) => label.toLowerCase().indexOf(wanted);
  const begins = family.filter((child) => rank(child) === 0);
  return [...begins, ...family.filter((child) => rank(child) > 0)];
}

function describe(found: number, more: number): string {
  if (found === 0) return 'No child of this name.';
  return more > 0 ? `${more} more have it in their name. Type on.` : `Found: ${found}.`;
}
