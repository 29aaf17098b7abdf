import { BookOpen, Check, type LucideIcon, MessagesSquare } from 'lucide-react';
import pill from './pill.module.css';
import { choose, type ReadingChoice, useReadingChoices } from './reading-choices';
import styles from './reading-switches.module.css';

const switches: Readonly<Record<ReadingChoice, { Icon: LucideIcon; text: string }>> = {
  together: { Icon: MessagesSquare, text: 'Read together' },
  short: { Icon: BookOpen, text: 'Short story' },
};

/** Renders switches for the settings of this page. They are stored on this device. */
export function ReadingSwitches({ names }: { names: readonly ReadingChoice[] }) {
  const choices = useReadingChoices();
  return (
    <fieldset aria-label="How do you like to read?" className={`row gap-2 ${styles.switches}`}>
      {names.map((name) => {
        const isChosen = choices.includes(name);
        const { text, Icon } = switches[name];
        const Mark = isChosen ? Check : Icon;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            className={`${pill.pill} ${styles.switch}`}
            onClick={() => choose(name, !isChosen)}
          >
            <Mark size={20} aria-hidden="true" />
            <span>{text}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
