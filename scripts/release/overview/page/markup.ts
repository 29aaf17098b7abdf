import { escapeUnprintable } from '@little-arches/contracts/input';
import { escapeMarkup } from '@little-arches/kit/escape-markup';

/** Markup that `html` created; every other text is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What `html` inserts: texts are escaped, lists are joined, false and undefined are left out. */
export type Content = string | number | Markup | false | undefined | readonly Content[];

/**
 * Creates markup from a template and escapes what it inserts: names and messages come from teams. Characters that
 * can't be seen, or that change the direction of writing, become visible.
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, index) => part + textOf(contents[index])).join(''));
}

function textOf(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escapeMarkup(escapeUnprintable(String(content)));
}
