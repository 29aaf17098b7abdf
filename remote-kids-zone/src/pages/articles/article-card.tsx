import { Link } from 'react-router-dom';
import type { Article } from 'shared-contracts/functions/get-blog-website';
import { hrefOfArticle } from '../../articles/article';
import { ArticleFacts } from '../../articles/article-facts';
import { Cover } from '../../drawings/cover';
import styles from './article-card.module.css';

/** A story in the list; the whole card leads to it. `featured` lies on its side where there is room. */
export function ArticleCard({
  article,
  featured,
  newest,
}: {
  article: Article;
  featured: boolean;
  newest: boolean;
}) {
  return (
    <article className={featured ? `${styles.card} ${styles.featured}` : styles.card}>
      <div className={styles.cover}>
        <Cover name={article.cover} />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>
          {newest ? <span className={styles.newest}>Newest story</span> : null}
          {article.category}
        </p>
        <h3 className={styles.title}>
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
