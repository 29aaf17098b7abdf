import { addresses } from '@little-arches/contracts/routes';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../drawings/drawing';
import OpenBook from '../../drawings/signs/open-book.svg?react';
import { Entrance } from '../../motion/entrance';
import { PageHead } from '../../page-head/page-head';
import { PostCover } from '../../template/post-cover';
import { PostFacts } from '../../template/post-facts';
import { categories, posts } from '../../template/posts';
import { SampleBar } from '../../template/sample-bar';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Blog Grid" />
      <PageHead title="Blog Grid" drawing={<Drawing of={OpenBook} />} small>
        <p>All six posts of the studio, the newest first.</p>
      </PageHead>
      <div className={`column ${styles.split}`}>
        <section aria-labelledby="posts">
          <h2 id="posts" className="visually-hidden">
            Posts
          </h2>
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post.title}>
                <Entrance>
                  <article className="stack gap-3">
                    <PostCover>{post.picture}</PostCover>
                    <PostFacts post={post} />
                    <h3 className="text-l">
                      <Link to={addresses.singleBlog} className={styles.link}>
                        {post.title}
                      </Link>
                    </h3>
                    <p>{post.excerpt}</p>
                  </article>
                </Entrance>
              </li>
            ))}
          </ul>
        </section>
        <aside className="stack gap-6 top" aria-label="Find posts">
          <SearchBox />
          <section className="stack gap-3" aria-labelledby="tags">
            <h2 id="tags" className="text-l">
              Tags
            </h2>
            <ul className="row gap-2 unmarked">
              {categories.map((tag) => (
                <li key={tag}>
                  <Link to={addresses.home} className={styles.tag}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  );
}

/** Renders the search box of the sample. It has no effect and is no form, so it can't be submitted. */
function SearchBox() {
  const id = useId();
  return (
    <section className="stack gap-3" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-l">
        <label htmlFor={id}>Search</label>
      </h2>
      <div className={styles.box}>
        <Search aria-hidden="true" className={styles.glass} />
        <input
          id={id}
          type="search"
          placeholder="Type keyword here"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={styles.input}
        />
      </div>
      <p id={`${id}-hint`} className="quiet">
        On this sample page the box finds nothing.
      </p>
    </section>
  );
}
