import type { Token } from 'marked';
import { lexStory } from './story-lexer';

/** A part of a story; `try-it` is a section whose heading asks the reader to do something. */
export interface ArticlePart {
  readonly kind: 'story' | 'try-it';
  readonly tokens: Token[];
}

/** Parses a story's Markdown and separates the sections that begin with a heading like `Try it`. */
export function parseArticleBody(markdown: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let tryItLevel = 0;
  for (const token of lexStory(markdown)) {
    if (token.type === 'heading' && (tryItLevel === 0 || token.depth <= tryItLevel)) {
      tryItLevel = /^try (it|this)\b/i.test(token.text) ? token.depth : 0;
      if (tryItLevel > 0) parts.push({ kind: 'try-it', tokens: [] });
    }
    const kind = tryItLevel > 0 ? 'try-it' : 'story';
    const last = parts.at(-1);
    if (last?.kind === kind) last.tokens.push(token);
    else parts.push({ kind, tokens: [token] });
  }
  return parts;
}

/** Returns how many levels a story's headings must move so that its highest one is an h2, below the title. */
export function headingShift(parts: readonly ArticlePart[]): number {
  const levels = parts.flatMap(({ tokens }) =>
    tokens.flatMap((token) => (token.type === 'heading' ? [token.depth as number] : [])),
  );
  return levels.length > 0 ? 2 - Math.min(...levels) : 1;
}
