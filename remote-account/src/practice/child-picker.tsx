import type { Backend } from '@little-arches/contracts/backend';
import { Button, Field, isEnter } from '@little-arches/contracts/ui';
import { type Child, today } from '@little-arches/contracts/values';
import { useEffect, useState } from 'react';
import { listedName } from './listed-name';
import styles from './practice.module.css';
import { findChildren, type ListedChild } from './practice-backend';
import { useFound } from './use-found';

/** Milliseconds without a keystroke before a search begins. */
const PAUSE = 250;
const SHOWN = 6;

/** Searches a practice's children by first name or reference, until one is chosen. */
export function ChildPicker({
  id,
  label,
  chosen,
  name,
  error,
  onChoose,
}: {
  id: string;
  label: string;
  chosen: Child | undefined;
  /** Name that distinguishes the chosen child. */
  name: string;
  error: string | undefined;
  onChoose: (child: Child | undefined, name?: string) => void;
}) {
  if (!chosen)
    return (
      <Search
        id={id}
        label={label}
        error={error}
        onChoose={(listed) => onChoose(listed.child, listedName(listed))}
      />
    );
  return (
    <p className={`row middle ${styles.picked}`}>
      <span>
        <span>{`${label} `}</span>
        <strong>{name}</strong>
      </span>
      <Button look="plain" onClick={() => onChoose(undefined)}>
        Choose another child
      </Button>
    </p>
  );
}

function Search({
  id,
  label,
  error,
  onChoose,
}: {
  id: string;
  label: string;
  error: string | undefined;
  onChoose: (listed: ListedChild) => void;
}) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text, search]);
  const { answer, failure, busy } = useFound({ search }, suggest);
  const rows = search ? (answer?.rows ?? []) : [];
  const more = (answer?.total ?? 0) - rows.length;

  return (
    <div className={`stack gap-2 ${styles.picker}`}>
      <Field
        id={id}
        label={label}
        hint="Search by first name or reference."
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          const [only, another] = rows;
          // During the pause the list still shows the results of an earlier text.
          const isCurrent = !busy && text.trim() === search;
          if (isEnter(event) && only && !another && isCurrent) onChoose(only);
        }}
        autoComplete="off"
      />
      <p role="status" className="quiet">
        {failure ?? (search && !busy ? countText(answer?.total ?? 0, more) : null)}
      </p>
      <ul className={styles.options}>
        {rows.map((listed) => (
          <li key={listed.child.id}>
            <Button look="plain" onClick={() => onChoose(listed)}>
              {listedName(listed)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countText(total: number, more: number): string {
  if (total === 0) return 'No child has this name.';
  const found = total === 1 ? '1 child' : `${total} children`;
  return more > 0 ? `${found}, the first ${total - more} of them here.` : `${found}.`;
}

async function suggest(backend: Backend, { search }: { search: string }) {
  return search ? await findChildren(backend, { today: today(), search, most: SHOWN }) : undefined;
}
