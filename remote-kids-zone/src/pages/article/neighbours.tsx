import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleInContext, hrefOfArticle } from '../../articles/article';
import type { ListedArticle } from '../../articles/listed-article';
import { Cover } from '../../drawings/cover';
import styles from './neighbours.module.css';

/** Renders the stories before and after this one, in the order of the list; nothing when this is the only story. */
export function Neighbours({ newer, older }: Pick<ArticleInContext, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav className="stack" aria-labelledby="more-stories">
      <h2 id="more-stories" className="text-xl">
        One more?
      </h2>
      <ul className={`stack unmarked ${styles.list}`}>
        {newer ? (
          <Neighbour article={newer}>
            <ArrowLeft size={20} aria-hidden="true" /> Story before
          </Neighbour>
        ) : null}
        {older ? (
          <Neighbour article={older}>
            Next story <ArrowRight size={20} aria-hidden="true" />
          </Neighbour>
        ) : null}
      </ul>
    </nav>
  );
}

function Neighbour({ article, children }: { article: ListedArticle; children: ReactNode }) {
  return (
    <li>
      <Link to={hrefOfArticle(article)} className={`line ${styles.link}`}>
        <span className={styles.cover}>
          <Cover name={article.cover} />
        </span>
        <span className="stack gap-1">
          <span className="line gap-1 quiet bold">{children}</span>
          <span className={styles.name}>{article.title}</span>
        </span>
      </Link>
    </li>
  );
}
