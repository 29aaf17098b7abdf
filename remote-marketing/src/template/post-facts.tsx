import { type CalendarDay, formatDay } from '@little-arches/contracts/values';
import styles from './post-facts.module.css';
import type { Post } from './posts';

/** Renders a formatted day. */
export function PostDate({ date }: { date: CalendarDay }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}

/** Renders category and date of a post. */
export function PostFacts({ post: { category, date } }: { post: Pick<Post, 'category' | 'date'> }) {
  return (
    <p className={styles.facts}>
      <span className={styles.category}>{category}</span>
      <PostDate date={date} />
    </p>
  );
}
