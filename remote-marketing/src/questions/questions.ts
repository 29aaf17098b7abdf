import { isValidElement, type ReactNode } from 'react';
import { APP_ID } from '../app/get-the-app';
import { words } from '../document/words';
import text from './questions.md';

/**
 * Every question of the site. Its id is the fragment of its address, `/faqs#<id>`: don't change it after
 * publication.
 */
export const questions = text({ ...words, appId: APP_ID });

/** A question: its title, and its answer as content. */
export type Question = (typeof questions)[number];

/** The headings of the questions page, in order. */
export const topics: readonly string[] = [...new Set(questions.map(({ topic }) => topic))];

/** Returns the questions whose text contains every word of `search`; all of them for an empty search. */
export function findQuestions(search: string): readonly Question[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ title, topic, content }) => {
    const found = plain(`${title} ${textOf(content)} ${topic}`);
    return wanted.every((word) => found.includes(word));
  });
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return String(node ?? '');
}

// Keyboards type a straight apostrophe, while the texts contain a curved one.
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
