import type { PageArguments } from '@little-arches/contracts/remote';
import { Heart, MessageCircle } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { LazyImage } from '../../behaviours/lazy-image';
import { PostFacts } from '../../template/post-facts';
import { posts } from '../../template/posts';
import { RecentPosts } from '../../template/recent-posts';
import { SampleBar } from '../../template/sample-bar';
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

function Article() {
  return (
    <div className={`stack ${styles.text}`}>
      <p className={styles.lead}>
        A family decides in the first two minutes whether a practice is a place for children. Nobody has
        greeted them by then. The room has.
      </p>
      <p>
        We sat in eleven waiting rooms, at the height of a four-year-old. From there the desk is a wall, the
        posters hang in the clouds, and the only thing within reach is the plug socket. A child who can’t see
        anything meant for it concludes, quite rightly, that this is a place for somebody else.
      </p>
      <h2>Lower it</h2>
      <p>
        Whatever you want children to look at belongs between forty and ninety centimetres above the floor. A
        ruler is all you need. In one practice we hung nothing new; we moved nine pictures down by a metre,
        and the room was another one.
      </p>
      <h2>Show the next step</h2>
      <p>
        Waiting is hard when you don’t know what for. A row of footprints to the right door, a drawing of the
        scales beside the scales, a chair that is clearly for the one whose turn it is: each says what comes
        next without a word.
      </p>
      <blockquote className={styles.quote}>
        <p>“When do we go to the green door?” is a better question than “When do we go home?”</p>
      </blockquote>
      <h2>Leave something undone</h2>
      <p>
        The best toy in any of the eleven rooms was a board on which the children before had left their
        footprints in chalk. It costs nothing, and it says what no poster can: others were here, and they were
        fine.
      </p>
      <ul>
        <li>Measure at what height your pictures hang.</li>
        <li>Sit on your smallest chair for ten minutes and write down what you see.</li>
        <li>Ask the next three children what they think will happen now.</li>
      </ul>
      <p>
        None of it needs a budget. It needs somebody who kneels down in the doorway and looks, and that can be
        anyone who works there.
      </p>
    </div>
  );
}
