import { Button, Field, isEnter } from '@little-arches/contracts/ui';
import { LEVELS, type Level } from '@little-arches/contracts/values';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListView } from './list-view';
import styles from './lists.module.css';
import { ofSearch, searchOf } from './search-state';

/** A choice and its label. The first choice of a group has the empty value and is omitted from the address. */
export type NamedChoice<Value extends string> = readonly [value: Value, text: string];

export const LEVEL_CHOICES: readonly NamedChoice<Level | ''>[] = [
  ['', 'All'],
  ...LEVELS.map((level) => [level, `Level ${level}`] as const),
];

/** Renders links that select one of several values, each with its own address. */
export function ChoiceLinks<Value extends string>({
  view,
  name,
  label,
  choices,
  chosen,
}: {
  view: ListView;
  name: string;
  label: string;
  choices: readonly NamedChoice<Value>[];
  chosen: Value;
}) {
  return (
    <nav className={`row middle ${styles.choices}`} aria-label={label}>
      <span className={`quiet bold ${styles.choicesLabel}`} aria-hidden="true">
        {label}
      </span>
      <ul>
        {choices.map(([value, text], index) => (
          <li key={value}>
            <Link
              {...view.choose({ [name]: index === 0 ? '' : value })}
              className={styles.choice}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Searches a list by a child's first name or reference. Enter starts the search, so that Back undoes it. There is
 * no `<form>`, because the typed text isn't worth keeping the page for when the session expires.
 */
export function ChildSearch({ view }: { view: ListView }) {
  const searched = searchOf(view.state);
  const [known, setKnown] = useState(searched);
  const [text, setText] = useState(searched);
  // After another search or Back the field shows the new text without losing the focus.
  if (known !== searched) {
    setKnown(searched);
    setText(searched);
  }
  const search = () => {
    const wanted = text.trim();
    if (wanted !== searched) view.changeState(wanted ? ofSearch(wanted) : null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React in jsdom doesn’t support <search>.
    <div role="search" className={styles.search}>
      <Field
        id="search-child"
        type="search"
        label="Search by first name or reference"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) search();
        }}
        autoComplete="off"
        enterKeyHint="search"
        after={
          <Button look="quiet" onClick={search}>
            <Search aria-hidden="true" size="1.25em" />
            Search
          </Button>
        }
      />
    </div>
  );
}

/** Announces how many rows were found, once the answer is there. */
export function FoundCount({ busy, text }: { busy: boolean; text: string | undefined }) {
  return (
    <p role="status" className={`quiet ${styles.count}`}>
      {busy ? 'Looking…' : text}
    </p>
  );
}

/** Renders the page links of a list; nothing for a single page. */
export function PageLinks({
  view,
  page,
  pages,
  label,
}: {
  view: ListView;
  page: number;
  pages: number;
  label: string;
}) {
  if (pages < 2) return null;
  return (
    <nav className={`row middle ${styles.pages}`} aria-label={label}>
      {page > 1 ? (
        <Link {...view.choose({ page: page === 2 ? '' : page - 1 })} rel="prev">
          <ChevronLeft aria-hidden="true" size="1.25em" />
          Previous
        </Link>
      ) : null}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <Link {...view.choose({ page: page + 1 })} rel="next">
          Next
          <ChevronRight aria-hidden="true" size="1.25em" />
        </Link>
      ) : null}
    </nav>
  );
}
