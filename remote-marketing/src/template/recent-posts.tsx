import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { PostDate } from './post-facts';
import { posts } from './posts';
import styles from './recent-posts.module.css';

/** Renders the three posts after the first, with small pictures. */
export function RecentPosts() {
  return (
    <section aria-labelledby="recent" className="stack">
      <h2 id="recent" className="text-l">
        Recent posts
      </h2>
      <ul className="stack unmarked">
        {posts.slice(1, 4).map(({ title, date, picture }) => (
          <li key={title} className={styles.post}>
            <div className={styles.picture} aria-hidden="true">
              {picture}
            </div>
            <div>
              <Link to={addresses.singleBlog} className={styles.link}>
                {title}
              </Link>
              <p className="quiet">
                <PostDate date={date} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
