import { Button } from '@little-arches/contracts/ui';
import { useEffect, useRef } from 'react';
import type { Article } from '../../articles/listed-article';
import { choose, type ReadingChoice, useReadingChoices } from '../../reading/reading-choices';
import { ReadingSwitches } from '../../reading/reading-switches';
import { stamp, useStamps } from '../../stamps/stamp-book';
import { StampMark } from '../../stamps/stamp-mark';
import { ArticleBody } from './article-body';
import styles from './story-text.module.css';
import { hasQuestions } from './talk-about';

/**
 * Renders the text of a story as its reader has chosen: long or short, with or without the questions for reading
 * together.
 */
export function StoryText({ article: { id, body, short_body } }: { article: Article }) {
  const short = useReadingChoices().includes('short') ? short_body : undefined;
  const markdown = short ?? body;
  const names: ReadingChoice[] = [];
  if (short_body) names.push('short');
  if (hasQuestions(markdown)) names.push('together');
  return (
    <>
      {names.length > 0 ? <ReadingSwitches names={names} /> : null}
      <div data-aloud className={styles.text}>
        <ArticleBody markdown={markdown} />
      </div>
      {short ? (
        <Button look="quiet" onClick={() => choose('short', false)}>
          Read the long story
        </Button>
      ) : null}
      <EndOfStory id={id} />
    </>
  );
}

/** Renders the end of a story. When it comes into view, the story counts as read and gets a stamp on this device. */
function EndOfStory({ id }: { id: string }) {
  const end = useRef<HTMLDivElement>(null);
  const stamped = useStamps().read.includes(id);

  useEffect(() => {
    // Browsers without IntersectionObserver show the story, but add no stamp.
    if (stamped || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) stamp('read', id);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [id, stamped]);

  return (
    <div ref={end} role="status" className={`row middle bold ${styles.end}`}>
      {stamped ? (
        <>
          <StampMark text="Read" />
          <span>You read it all! This story has your stamp.</span>
        </>
      ) : null}
    </div>
  );
}
