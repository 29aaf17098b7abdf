import { Portrait } from '../../template/portrait';
import { PostDate } from '../../template/post-facts';
import styles from './comments.module.css';
import type { Comment } from './comments-of-visit';

export function Comments({ comments }: { comments: readonly Comment[] }) {
  return (
    <section className="stack gap-5" aria-labelledby="comments">
      <h2 id="comments" className="text-xl">
        Comments
      </h2>
      <ul className="stack gap-5 unmarked">
        {comments.map((comment, index) => {
          if (comment.nestedReply) return null;
          const next = comments[index + 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: comments are only ever added at the end.
            <li key={index} className="stack gap-5">
              <CommentText comment={comment} />
              {next?.nestedReply ? (
                <ul className={`stack gap-5 unmarked ${styles.replies}`}>
                  <li>
                    <CommentText comment={next} />
                  </li>
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CommentText({ comment: { author, date, text, img } }: { comment: Comment }) {
  return (
    <article className={styles.comment}>
      <div className={styles.portrait}>
        <Portrait look={img} />
      </div>
      <div>
        <h3 className={styles.author}>{author}</h3>
        <p className={styles.date}>
          <PostDate date={date} />
        </p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </article>
  );
}
