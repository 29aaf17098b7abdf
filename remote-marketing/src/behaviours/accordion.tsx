import type { ReactNode } from 'react';
import { Entrance } from '../motion/entrance';
import styles from './accordion.module.css';
import { Disclosure } from './disclosure';

/** One panel of an accordion; a press on the title opens it. */
export interface AccordionPanel {
  readonly title: string;
  readonly content: ReactNode;
  /** Rendered before the title. */
  readonly icon?: ReactNode;
}

/**
 * Renders panels of which one at a time is open: native details that share `name`, which must be unique in the
 * page. They have an entrance animation.
 */
export function Accordion({
  name,
  panels,
  firstOpen = false,
}: {
  name: string;
  panels: readonly AccordionPanel[];
  firstOpen?: boolean;
}) {
  return (
    <div className={`stack gap-3 ${styles.accordion}`}>
      {panels.map(({ title, content, icon }, index) => (
        <Entrance key={title} className={styles.entrance}>
          <Disclosure
            title={title}
            icon={icon ? <span className={styles.icon}>{icon}</span> : null}
            name={name}
            open={firstOpen && index === 0}
            className={styles.panel}
            onToggle={(event) => closeOthers(event.currentTarget)}
          >
            {content}
          </Disclosure>
        </Entrance>
      ))}
    </div>
  );
}

// Safari before 17.2 and Firefox before 130 don't close other details with the same name.
function closeOthers(opened: HTMLDetailsElement) {
  if (!opened.open) return;
  for (const other of document.querySelectorAll('details'))
    if (other !== opened && other.getAttribute('name') === opened.getAttribute('name')) other.open = false;
}
