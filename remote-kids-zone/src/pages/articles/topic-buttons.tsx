import { Check } from 'lucide-react';
import type { Topic } from '../../articles/topic';
import styles from './topic-buttons.module.css';

/** One button for each topic and one for all of them; exactly one is pressed. */
export function TopicButtons({
  topics,
  chosen,
  onChoose,
}: {
  topics: readonly Topic[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  const all: { key: string | null; name: string }[] = [{ key: null, name: 'All stories' }, ...topics];
  return (
    <fieldset className={styles.buttons}>
      <legend className="visually-hidden">Choose a topic</legend>
      {all.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {key === chosen ? <Check size={20} aria-hidden="true" /> : null}
          {name}
        </button>
      ))}
    </fieldset>
  );
}
