import { AboutTheStories } from '../../articles/for-grown-ups';
import type { Article } from '../../articles/listed-article';
import { ArticleBody } from './article-body';
import styles from './story-notes.module.css';

/** Renders what is for parents, folded: the note and the sources of a story, and what holds for all stories. */
export function StoryNotes({ article }: { article: Article }) {
  const { parents_note: note, sources = [] } = article;
  return (
    <aside aria-labelledby="for-grown-ups">
      <details className={styles.notes}>
        <summary id="for-grown-ups" className={styles.start}>
          For grown-ups: about this story
        </summary>
        <div className={`stack ${styles.text}`}>
          {note ? <ArticleBody markdown={note} /> : null}
          {sources.length > 0 ? (
            <section aria-labelledby="sources">
              <h2 id="sources" className={styles.title}>
                Where it is from
              </h2>
              <ArticleBody markdown={sources.map((source) => `- ${source}`).join('\n')} />
            </section>
          ) : null}
          <AboutTheStories />
        </div>
      </details>
    </aside>
  );
}
