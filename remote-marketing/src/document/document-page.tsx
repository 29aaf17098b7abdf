import type { ReactNode } from 'react';
import { CheckList } from '../check-list/check-list';
import { DocumentBody, type DocumentSection } from './document-body';
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
