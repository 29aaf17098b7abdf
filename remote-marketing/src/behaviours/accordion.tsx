import type { ReactNode } from 'react';
import { Entrance } from '../motion/entrance';
import styles from './accordion.module.css';
import { Disclosure } from './disclosure';

/** One panel of an accordion; its title is what opens it. */
export interface AccordionPanel {
  readonly title: string;
  readonly content: ReactNode;
  /** Shown before the title. */
  readonly icon?: ReactNode;
}

/**
 * Panels of which one at a time is open, made of native details that share `name`, which no other accordion
 * of the page may have. They enter one after the other.
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
    <div className={styles.accordion}>
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

// Safari before 17.2 and Firefox before 130 don't know that details of one name exclude each other.
function closeOthers(opened: HTMLDetailsElement) {
  if (!opened.open) return;
  for (const other of document.querySelectorAll('details'))
    if (other !== opened && other.getAttribute('name') === opened.getAttribute('name')) other.open = false;
}
