import { Button } from '@little-arches/contracts/ui';
import type { Article } from '../../articles/listed-article';
import { choose, type ReadingChoice, useReadingChoices } from '../../reading/reading-choices';
import { ReadingSwitches } from '../../reading/reading-switches';
import { ArticleBody } from './article-body';
import { EndOfStory } from './end-of-story';
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
