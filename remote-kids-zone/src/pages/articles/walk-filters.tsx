import { addresses } from '@little-arches/contracts/routes';
import { Button, onOwn } from '@little-arches/contracts/ui';
import { Check, Search } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Topic } from '../../articles/topic';
import pill from '../../reading/pill.module.css';
import styles from './walk-filters.module.css';
import { searchOf, type WalkQuery } from './walk-query';

/**
 * Filters the stories by topic, age and words, folded into one line until one is chosen. Each choice changes the
 * address, so Back undoes it.
 */
export function WalkFilters({
  query,
  topics,
  ages,
}: {
  query: WalkQuery;
  topics: readonly Topic[];
  ages: readonly number[];
}) {
  const { topic, age, words } = query;
  const fold = useRef<HTMLDetailsElement>(null);
  const isNarrowed = Boolean(topic ?? age ?? words);

  // Never closes it: the focus may be on the choice that shows all stories again.
  useEffect(() => {
    if (isNarrowed && fold.current) fold.current.open = true;
  }, [isNarrowed]);

  return (
    <details ref={fold} className={styles.filters}>
      <summary className={styles.start}>
        <Search size={20} aria-hidden="true" />
        Choose by topic, age or words
      </summary>
      <Choices name="Topic">
        <Choice to={{ age, words }} chosen={!topic}>
          All stories
        </Choice>
        {topics.map(({ key, name }) => (
          <Choice key={key} to={{ topic: key, age, words }} chosen={key === topic}>
            {name}
          </Choice>
        ))}
      </Choices>
      <Choices name="My age">
        <Choice to={{ topic, words }} chosen={age === undefined}>
          Any age
        </Choice>
        {ages.map((years) => (
          <Choice key={years} to={{ topic, age: years, words }} chosen={years === age}>
            {years}
          </Choice>
        ))}
      </Choices>
      <WordSearch query={query} />
    </details>
  );
}

function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name} className={`stack gap-2 ${styles.row}`}>
      <span aria-hidden="true" className={`quiet ${styles.name}`}>
        {name}
      </span>
      <ul className="row gap-2 unmarked">{children}</ul>
    </nav>
  );
}

function Choice({ to, chosen, children }: { to: WalkQuery; chosen: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={addresses.kidsZone + searchOf(to)}
        className={`${pill.pill} ${styles.choice}`}
        aria-current={chosen ? 'true' : undefined}
      >
        {chosen ? <Check size={20} aria-hidden="true" /> : null}
        <span>{children}</span>
      </Link>
    </li>
  );
}

function WordSearch({ query }: { query: WalkQuery }) {
  const { words = '' } = query;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  // Back changes the search text too.
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);

  async function search(event: SubmitEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim();
    // Inside the event React would treat the navigation as a form action and keep the form pending.
    await Promise.resolve();
    void navigate(addresses.kidsZone + searchOf({ ...query, stations: undefined, words: typed }));
  }

  return (
    <form className={`stack gap-2 ${styles.row}`} onSubmit={onOwn(search)}>
      <label htmlFor="story-words" className={`quiet ${styles.name}`}>
        Search
      </label>
      <span className={styles.search}>
        <input
          ref={input}
          id="story-words"
          type="search"
          name="q"
          defaultValue={words}
          className={styles.input}
        />
        <Button type="submit" look="quiet">
          <Search size={20} aria-hidden="true" />
          Find
        </Button>
      </span>
    </form>
  );
}
