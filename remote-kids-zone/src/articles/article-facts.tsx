import { Cake, Clock } from 'lucide-react';
import styles from './article-facts.module.css';
import type { Article } from './listed-article';

/** Renders the age range of a story, and its reading time. */
export function ArticleFacts({ article }: { article: Pick<Article, 'age_range' | 'reading_minutes'> }) {
  const { age_range: ages, reading_minutes: minutes } = article;
  return (
    <ul className={`unmarked bold ${styles.facts}`}>
      <li className="line gap-2">
        <Cake size={20} aria-hidden="true" />
        <span>{`Ages ${ages.replace('-', ' to ')}`}</span>
      </li>
      <li className="line gap-2">
        <Clock size={20} aria-hidden="true" />
        <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</span>
        <span className="visually-hidden"> to read</span>
      </li>
    </ul>
  );
}
