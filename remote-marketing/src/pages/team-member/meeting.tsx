import { FounderPortrait } from '../../team/founder-portrait';
import type { Founder } from '../../team/founders';
import styles from './meeting.module.css';

/** Who the person is: portrait, quote and story. */
export function Meeting({ founder: { slug, name, role, quote, story } }: { founder: Founder }) {
  return (
    <header className={`column ${styles.meeting}`}>
      <div className={styles.portrait}>
        <FounderPortrait slug={slug} />
      </div>
      <div className={styles.text}>
        <div>
          <h1>{name}</h1>
          <p className={styles.role}>{role}</p>
        </div>
        <blockquote className={styles.quote}>
          <p>{`“${quote}”`}</p>
        </blockquote>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </header>
  );
}
