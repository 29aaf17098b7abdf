import type { CalendarDay } from 'shared-contracts/dates';
import { type Look, Portrait } from '../../template/portrait';
import { PostDate } from '../../template/post-facts';
import styles from './comments.module.css';

/** A comment; `nestedReply` marks the answer to the one before it. */
interface Comment {
  readonly author: string;
  readonly date: CalendarDay;
  readonly text: string;
  readonly img: Look;
  readonly nestedReply: boolean;
}

const comments: readonly Comment[] = [
  {
    author: 'Clara Ferreira',
    date: '2025-09-19',
    text: 'I moved our height chart down yesterday. Two children measured each other before I had put the hammer away.',
    img: { skin: 'skin', hair: 'long', hairColor: 'hair', shirt: 'coral', ground: 'teal-soft' },
    nestedReply: false,
  },
  {
    author: 'Noor Bakker',
    date: '2025-09-19',
    text: 'That is the best use of a hammer we have heard of. Tell us in a month whether it is still level!',
    img: { skin: 'deep-skin', hair: 'curls', hairColor: 'hair', shirt: 'sun', ground: 'coral-soft' },
    nestedReply: true,
  },
  {
    author: 'Milan Weber',
    date: '2025-09-23',
    text: 'How do you clean a chalk board in a practice? Ours would have to be wiped every evening.',
    img: { skin: 'skin', hair: 'short', hairColor: 'ginger', shirt: 'teal', ground: 'sun-soft' },
    nestedReply: false,
  },
];

export function Comments() {
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.heading}>
        Comments
      </h2>
      <ul className={styles.list}>
        {comments
          .filter(({ nestedReply }) => !nestedReply)
          .map((comment) => {
            const next = comments[comments.indexOf(comment) + 1];
            return (
              <li key={comment.text} className={styles.thread}>
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
        <p>{text}</p>
      </div>
    </article>
  );
}
