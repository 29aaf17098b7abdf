import type { ReactElement, ReactNode } from 'react';
import { CheckList } from '../check-list/check-list';
import styles from './document-page.module.css';

/** Renders the page of a long text: its date, a summary of a few lines, and the whole text. */
export function DocumentPage({
  title,
  lead,
  dated,
  gist,
  sections,
}: {
  title: string;
  lead: string;
  /** The date of the text, as a sentence. */
  dated: ReactNode;
  /** Summary of the document; each line is also part of a section. */
  gist: readonly string[];
  sections: readonly DocumentSection[];
}) {
  return (
    <>
      <header className={`column ${styles.head}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.dated}>{dated}</p>
      </header>
      <section className={styles.gist} aria-labelledby="in-short">
        <div className="column">
          <h2 id="in-short" className="text-xl">
            In short
          </h2>
          <CheckList lines={gist} className={styles.lines} />
        </div>
      </section>
      <DocumentBody sections={sections} />
    </>
  );
}

/** A section of a long reference text. */
interface DocumentSection {
  /** The fragment of the section's address; don't change it after publication. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactElement;
}

/** Renders a long text: its sections, and a table of contents, which stays beside them when there is room. */
function DocumentBody({ sections }: { sections: readonly DocumentSection[] }) {
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
