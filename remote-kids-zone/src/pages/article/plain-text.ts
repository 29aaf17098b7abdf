import type { MarkedToken, Token, Tokens } from 'marked';
import { decodeReferences } from './character-references';
import { linkTarget } from './link-target';

/** Returns what Markdown says that is nothing but text; undefined where a part of it needs an element. */
export function textOf(tokens: readonly Token[]): string | undefined {
  const texts = tokens.map((token) => plainText(token as MarkedToken));
  return texts.includes(undefined) ? undefined : texts.join('');
}

/** Joins texts that stand side by side; other tokens stay as they are. What says nothing is left out. */
export function runsOf(tokens: readonly Token[]): (string | MarkedToken)[] {
  const runs: (string | MarkedToken)[] = [];
  for (const token of tokens) {
    const text = plainText(token as MarkedToken);
    const before = runs.at(-1);
    if (text === undefined) runs.push(token as MarkedToken);
    else if (typeof before === 'string') runs[runs.length - 1] = before + text;
    else if (text) runs.push(text);
  }
  return runs;
}

function plainText(token: MarkedToken): string | undefined {
  switch (token.type) {
    case 'text':
      return token.tokens ? textOf(token.tokens) : decodeReferences(token.text);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'image':
      return decodeReferences(token.text);
    case 'escape':
      return token.text;
    // Raw HTML stays text.
    case 'html':
      return token.raw;
    case 'link':
      return targetOf(token) ? undefined : token.autolink ? token.text : textOf(token.tokens);
    case 'space':
    case 'def':
      return '';
    default:
      return undefined;
  }
}

/**
 * Where a link leads, if it leads to a website. In an address that is written out nothing represents
 * something else.
 */
export function targetOf({ href, autolink }: Tokens.Link) {
  return linkTarget(autolink ? href : decodeReferences(href));
}
