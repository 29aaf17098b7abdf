import { Heart, MessageCircle } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import type { PageArguments } from 'shared-contracts/remote';
import { LazyImage } from '../../behaviours/lazy-image';
import { PostFacts } from '../../template/post-facts';
import { posts } from '../../template/posts';
import { RecentPosts } from '../../template/recent-posts';
import { SampleBar } from '../../template/sample-bar';
import { Article } from './article';
import { CommentForm } from './comment-form';
import { Comments } from './comments';
import { addComment, commentsFor } from './comments-of-visit';
import hero from './hero.svg';
import { heroPlaceholder } from './hero-placeholder';
import styles from './page.module.css';

const [post] = posts;

export function loader({ host }: PageArguments) {
  return { comments: commentsFor(host) };
}

export const action = addComment;

export function Page() {
  const { comments } = useLoaderData<typeof loader>();
  return (
    <>
      <SampleBar page="Blog Details" />
      <div className={`column ${styles.split}`}>
        <div className={styles.main}>
          <article className={styles.article}>
            <header className={styles.head}>
              <h1 className={styles.title}>{post?.title}</h1>
              {post ? <PostFacts post={post} /> : null}
            </header>
            <LazyImage
              src={hero}
              placeholder={heroPlaceholder}
              width={850}
              height={500}
              alt="A mother and a child wait on a bench before two arched windows; footprints on the floor lead to a green door"
            />
            <Article />
            <ul className={styles.counts}>
              <li>
                <Heart aria-hidden="true" /> 175 likes
              </li>
              <li>
                <MessageCircle aria-hidden="true" /> 23 comments
              </li>
            </ul>
          </article>
          <Comments comments={comments} />
          <section className={styles.form} aria-labelledby="leave">
            <h2 id="leave">Leave a comments</h2>
            <CommentForm />
          </section>
        </div>
        <aside className={styles.side}>
          <RecentPosts />
        </aside>
      </div>
    </>
  );
}
