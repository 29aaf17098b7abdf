import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked';

/** Nesting limit of quotes, lists and emphasis; deeper content stays text. */
const DEEPEST = 4;

/** Quote marks beyond that limit. They are removed, because thousands of them would fill a page. */
const DEEPER_QUOTES = /^((?: {0,3}> ?){4})(?: {0,3}> ?)+/gm;

/**
 * Characters of a run of `*` or `_`. A longer run is not treated as emphasis, because finding its end would take
 * seconds.
 */
const LONGEST_RUN = 6;

/** Parses a story's Markdown. Time and nesting are bounded for every input. */
export function lexStory(markdown: string): Token[] {
  return new Lexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(
    markdown.replace(DEEPER_QUOTES, '$1'),
  );
}

/** Limits the nesting: every method that calls the lexer for nested content goes through `within`. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0;

  #within<Found extends MarkedToken>(read: () => Found | undefined): Found | undefined {
    if (this.#depth === DEEPEST) return undefined;
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }

  override blockquote(src: string) {
    return this.#within(() => super.blockquote(src));
  }

  override list(src: string) {
    return this.#within(() => super.list(src));
  }

  override link(src: string) {
    return this.#within(() => super.link(src));
  }

  override reflink(src: string, links: Parameters<Tokenizer['reflink']>[1]) {
    return this.#within(() => super.reflink(src, links));
  }

  override emStrong(src: string, maskedSrc: string, prevChar?: string) {
    const [run = ''] = /^(?:\*+|_+)/.exec(src) ?? [];
    if (run.length > LONGEST_RUN) return undefined;
    return this.#within(() => super.emStrong(src, maskedSrc, prevChar));
  }

  override del(src: string, maskedSrc: string, prevChar?: string) {
    return this.#within(() => super.del(src, maskedSrc, prevChar));
  }
}
