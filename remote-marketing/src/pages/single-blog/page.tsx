import type { PageArguments } from '@little-arches/contracts/remote';
import { Heart, MessageCircle } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
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
            <header className="stack">
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

/**
 * hero.svg, drawn at 850 by 500, blurred by 18 pixels and scaled down to 34 by 20, as a data address. It is still
 * blurred when scaled up, without a filter, which took phones a tenth of a second.
 */
const heroPlaceholder =
  'data:image/webp;base64,UklGRvYBAABXRUJQVlA4IOoBAADQCQCdASoiABQAPiEOhkKCqsAAwECOIAnTKEcDegfkr7AdtsQH2w8XLqAbxz6AHhAfCqzr1rZpROVuxeQ+dfBARInoTUV2VSGAsFkIfGtOJ+KZjbJcQMAA/v/+AdLwJD7fq90cgaGE7Q2acChfS297oP6pead0hhSxo4Nxmu7mgFyFXU+dw//FbB+qdrdZ5L6aUm9Jh3eJ/abrlVh+iVpFH8J0SNy7crM9SV0PoezxhZ79uvbVpMxKpCSSfe+gXpjys1LuPUauwzUTO93AWex/zKk8oiZ/pVElh79N7H/M/LgRYGb0S53E9ozH6M6TklP/hAe7XiicHN7q9r/EVHtC9UKpX5eYeD+NXiDnjP3v2anH6RyyTYemu5PfS6elzaunKEoFdizyO0AdnY/7JCHnUdSabJNsYc8pXw6QZif7R3wR31e/EEPZDZ/koG+GK4/w+Ial+KrSo/ljf+NF7LDvDv3Ur/fYpPHUXA6dWg0PkoLDybcapJGW/1ep39ZL/am9L5ug98TH/m4bw/aHJoOxV/E+19BFKAJ/2eAfiu7yNSjw1AV57G4lCsi62xS9ZSB2XYadQ4T7dKRVekYfsimGZOkwSsjFthEO11EE+0JV0Xra4DbSq6WY8nfz+oR7sA7GK5IBCvA5MAAA';
