import type { MarkedToken, Token, Tokens } from 'marked';
import { decodeReferences } from './character-references';
import { linkTarget } from './link-target';

/** Returns the text of Markdown that contains only text; undefined when a part of it needs an element. */
export function textOf(tokens: readonly Token[]): string | undefined {
  const texts = tokens.map((token) => plainText(token as MarkedToken));
  return texts.includes(undefined) ? undefined : texts.join('');
}

/** Joins adjacent texts and keeps other tokens. Empty tokens are dropped. */
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
 * Returns the target of a link, if it is valid. Character references in an address that is written out are not
 * decoded.
 */
export function targetOf({ href, autolink }: Tokens.Link) {
  return linkTarget(autolink ? href : decodeReferences(href));
}
