import type { ReactNode } from 'react';
import { CheckList } from '../check-list/check-list';
import { DocumentBody, type DocumentSection } from '../document/document-body';
import { PageHead } from '../page-head/page-head';
import styles from './legal-page.module.css';

/** A legal text: the gist in a few lines, and the whole. */
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
  sections: readonly DocumentSection[];
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
      <DocumentBody sections={sections} />
    </>
  );
}
