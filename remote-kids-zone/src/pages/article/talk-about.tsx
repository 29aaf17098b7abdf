import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { useReadingChoices } from '../../reading/reading-choices';
import styles from './talk-about.module.css';

const START = 'Talk about it:';

/** Returns the question in a quote that begins with a bold “Talk about it:”; undefined for every other quote. */
export function questionIn({ tokens: [paragraph, ...more] }: Tokens.Blockquote): Token[] | undefined {
  if (paragraph?.type !== 'paragraph' || more.length > 0) return undefined;
  const [start, ...question] = (paragraph as Tokens.Paragraph).tokens;
  return start?.type === 'strong' && start.raw === `**${START}**` ? question : undefined;
}

/** Renders a question for reading together at the end of a part: folded, or open when the reader has chosen so. */
export function TalkAbout({ children }: { children: ReactNode }) {
  const isOpen = useReadingChoices().includes('together');
  return (
    <details open={isOpen} className={styles.talk}>
      <summary className={styles.start}>Talk about it</summary>
      <p>{children}</p>
    </details>
  );
}

/** Returns whether a text contains such a question. */
export function hasQuestions(markdown: string): boolean {
  return markdown.includes(`**${START}**`);
}
