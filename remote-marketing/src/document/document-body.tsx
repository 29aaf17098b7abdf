import type { ReactElement } from 'react';
import styles from './document-body.module.css';

/** A section of a long reference text. */
export interface DocumentSection {
  /** The fragment of the section's address; don't change it after publication. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactElement;
}

/** Renders a long text: its sections, and a table of contents, which stays beside them when there is room. */
export function DocumentBody({ sections }: { sections: readonly DocumentSection[] }) {
  return (
    <div className={`column ${styles.body}`}>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents" className={styles.contentsHeading}>
          On this page
        </h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`stack gap-7 ${styles.sections}`}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={`stack ${styles.section}`}>
            <h2 id={section.id} className="text-xl">
              {section.title}
            </h2>
            {section.content}
          </section>
        ))}
      </div>
    </div>
  );
}
