import type { Article } from '@little-arches/contracts/backend';
import { ArticleBody } from './article-body';
import styles from './story-notes.module.css';

/** Renders the parents' note and the sources of a story, folded; nothing when both are missing. */
export function StoryNotes({ article }: { article: Article }) {
  const { parents_note: note, sources = [] } = article;
  if (!note && sources.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary className={styles.start}>For parents: about this story</summary>
      <div className={styles.text}>
        {note ? <ArticleBody markdown={note} /> : null}
        {sources.length > 0 ? (
          <section aria-labelledby="sources">
            <h2 id="sources" className={styles.title}>
              Where it is from
            </h2>
            <ArticleBody markdown={sources.map((source) => `- ${source}`).join('\n')} />
          </section>
        ) : null}
      </div>
    </details>
  );
}
