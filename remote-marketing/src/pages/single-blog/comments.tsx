import { Portrait } from '../../template/portrait';
import { PostDate } from '../../template/post-facts';
import styles from './comments.module.css';
import type { Comment } from './comments-of-visit';

export function Comments({ comments }: { comments: readonly Comment[] }) {
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.heading}>
        Comments
      </h2>
      <ul className={styles.list}>
        {comments.map((comment, index) => {
          if (comment.nestedReply) return null;
          const next = comments[index + 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: comments are only ever added at the end.
            <li key={index} className={styles.thread}>
              <CommentText comment={comment} />
              {next?.nestedReply ? (
                <ul className={styles.replies}>
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
