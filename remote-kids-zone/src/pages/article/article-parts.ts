import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';

type Node = MarkdownToJSX.ASTNode;

/** A stretch of a story; `try-it` is a section whose heading asks the reader to do something. */
export interface ArticlePart {
  readonly kind: 'story' | 'try-it';
  readonly nodes: Node[];
}

/** How a story is read: raw HTML stays text, and a bare address is no link. */
export const parserOptions = {
  disableParsingRawHTML: true,
  disableAutoLink: true,
  disableFrontmatter: true,
  forceBlock: true,
} as const;

/** Parses a story's Markdown and cuts out the sections that begin with a heading like `Try it`. */
export function parseArticleBody(markdown: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let tryItLevel = 0;
  for (const node of parser(markdown, parserOptions)) {
    if (node.type === RuleType.heading && (tryItLevel === 0 || node.level <= tryItLevel)) {
      tryItLevel = /^try (it|this)\b/i.test(textOf(node)) ? node.level : 0;
      if (tryItLevel > 0) parts.push({ kind: 'try-it', nodes: [] });
    }
    const kind = tryItLevel > 0 ? 'try-it' : 'story';
    const last = parts.at(-1);
    if (last?.kind === kind) last.nodes.push(node);
    else parts.push({ kind, nodes: [node] });
  }
  return parts;
}

/** How many levels a story's headings must move so that its highest one is an h2, below the title. */
export function headingShift(parts: readonly ArticlePart[]): number {
  const levels = parts.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.type === RuleType.heading ? [node.level] : [])),
  );
  return levels.length > 0 ? 2 - Math.min(...levels) : 1;
}

function textOf(node: Node): string {
  if ('text' in node && typeof node.text === 'string') return node.text;
  return 'children' in node && node.children ? node.children.map(textOf).join('') : '';
}
