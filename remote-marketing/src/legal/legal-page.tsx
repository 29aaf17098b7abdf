import type { ReactNode } from 'react';
import { CheckList } from '../check-list/check-list';
import { PageHead } from '../page-head/page-head';
import styles from './legal-page.module.css';

/** A part of a legal text. */
export interface LegalSection {
  /** The fragment of its address: once published, don't change it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** A legal text: the gist in a few lines, a table of contents, and the whole. */
export function LegalPage({
  title,
  lead,
  drawing,
  gist,
  sections,
  since,
}: {
  title: string;
  lead: string;
  drawing: ReactNode;
  /** What a reader must know who reads nothing else; each line is also said in a section. */
  gist: readonly string[];
  sections: readonly LegalSection[];
  /** The day from which the text holds, in ISO form and in words. */
  since: { readonly day: string; readonly words: string };
}) {
  return (
    <>
      <PageHead title={title} drawing={drawing} small>
        <p>{lead}</p>
        <p className={styles.since}>
          Holds since <time dateTime={since.day}>{since.words}</time>
        </p>
      </PageHead>
      <section className={styles.gist} aria-labelledby="in-short">
        <div className="column">
          <h2 id="in-short" className={styles.heading}>
            In short
          </h2>
          <CheckList lines={gist} className={styles.lines} />
        </div>
      </section>
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
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className={styles.section}>
              <h2 id={section.id} className={styles.heading}>
                {section.title}
              </h2>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
