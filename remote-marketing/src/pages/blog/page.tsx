import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import { Drawing } from '../../drawings/drawing';
import OpenBook from '../../drawings/signs/open-book.svg?react';
import { PageHead } from '../../page-head/page-head';
import { PostCover } from '../../template/post-cover';
import { PostFacts } from '../../template/post-facts';
import { posts } from '../../template/posts';
import { SampleBar } from '../../template/sample-bar';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Blog" />
      <PageHead title="Blog" drawing={<Drawing of={OpenBook} />} small>
        <p>Notes from a design studio that works for children’s health.</p>
      </PageHead>
      <div className={`column ${styles.posts}`}>
        {posts.slice(0, 3).map((post) => (
          <article key={post.title} className={`stack gap-5 ${styles.post}`}>
            <PostCover>{post.picture}</PostCover>
            <div className="stack gap-3 top">
              <PostFacts post={post} />
              <h2 className="text-xl">
                <Link to={addresses.singleBlog} className={styles.link}>
                  {post.title}
                </Link>
              </h2>
              <p className={styles.excerpt}>{post.excerpt}</p>
              {post.more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </article>
        ))}
        <Pagination />
      </div>
    </>
  );
}

/**
 * Renders the pagination of the sample. There is only one page of posts, so the links are placeholders that lead
 * back to it.
 */
function Pagination() {
  return (
    <nav aria-label="Pages of the blog">
      <ul className={styles.pages}>
        <li>
          <Link to={addresses.blog} aria-current="page" className={styles.page}>
            <span className="visually-hidden">Page </span>1
          </Link>
        </li>
        <li>
          <Link to={addresses.blog} className={styles.page}>
            <span className="visually-hidden">Page </span>2
          </Link>
        </li>
        <li>
          <Link to={addresses.blog} className={styles.page}>
            Next
          </Link>
        </li>
      </ul>
    </nav>
  );
}
