import { fold } from '@little-arches/contracts/input';
import { Button, Field, isEnter } from '@little-arches/contracts/ui';
import { useId, useState } from 'react';
import type { Child } from './fetch-family';
import styles from './for-whom.module.css';

/** Number of hits that fit below the field without covering the rest. */
const SHOWN = 5;

/** Finds one of many children by first name or reference. The typed text stays in the page. */
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: React in jsdom doesn't support <search>.
    <div role="search" className={styles.many}>
      <Field
        id={id}
        type="search"
        label="Search by first name or reference"
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          const [only] = found;
          if (!isEnter(event) || !only || found.length > 1) return;
          // The focus moves to the chip, and the default action of the same key press would clear it.
          event.preventDefault();
          onChoose(only.id);
        }}
      />
      <ul className={styles.chips} aria-label="Children found">
        {found.slice(0, SHOWN).map((child) => (
          <li key={child.id}>
            <Button look="quiet" className={styles.chip} onClick={() => onChoose(child.id)}>
              {nameOf(child)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {text.trim() === '' ? `${family.length} children. Type a name.` : describe(found.length)}
      </p>
    </div>
  );
}

/**
 * Returns the children whose name or reference begins with the text, followed by those that contain it. Returns
 * none for an empty text.
 */
function findChildren(family: readonly Child[], text: string): readonly Child[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  const texts = ({ name, reference }: Child) => [foldName(name), foldName(reference)];
  const begin = family.filter((child) => texts(child).some((text) => text.startsWith(wanted)));
  const contain = family.filter((child) => texts(child).some((text) => text.includes(wanted)));
  return [...new Set([...begin, ...contain])];
}

/** The name of a hit, with the practice's reference. */
const nameOf = ({ label, reference }: Child) =>
  reference && !label.includes(reference) ? `${label}, ${reference}` : label;

function describe(found: number): string {
  if (found === 0) return 'No child matches.';
  const more = found - SHOWN;
  return more > 0 ? `${more} more match. Type on.` : `Found: ${found}.`;
}

/** Returns the folded text without blanks: `anna lena` and `Anna-Lena` are the same name. */
function foldName(name: string): string {
  return fold(name).replaceAll(' ', '');
}
