import { Puzzle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefOfArticle } from '../../articles/article';
import { ArticleFacts } from '../../articles/article-facts';
import type { ListedArticle } from '../../articles/listed-article';
import { Cover } from '../../drawings/cover';
import { StampMark } from '../../stamps/stamp-mark';
import styles from './station.module.css';

/** Renders a story on the path; the whole card links to it. */
export function Station({
  article,
  number,
  newest,
  read,
  played,
}: {
  article: ListedArticle;
  number: number;
  newest: boolean;
  read: boolean;
  played: boolean;
}) {
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Cover name={article.cover} />
      </div>
      <span
        aria-hidden="true"
        className={read || played ? `${styles.number} ${styles.stamped}` : styles.number}
      >
        {number}
      </span>
      <div className={styles.text}>
        <p className="row gap-2 quiet middle bold">
          {read ? <StampMark text="Read" /> : null}
          {played ? <StampMark text="Played" /> : null}
          {newest ? <span className={styles.newest}>Newest story</span> : null}
          <span>{article.category}</span>
          {article.activities.length > 0 ? (
            <span className={styles.plays}>
              <Puzzle size={18} aria-hidden="true" />
              With a game
            </span>
          ) : null}
        </p>
        <h3 className="text-l">
          <Link to={hrefOfArticle(article)} className={styles.link}>
            {article.title}
          </Link>
        </h3>
        <p className={styles.summary}>{article.summary}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}
