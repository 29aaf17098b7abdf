export interface Selector {
  readonly text: string;
  /**
   * Classes that an element must have: without those in a pseudo-class, except for `:is` with a class in every
   * part.
   */
  readonly classes: readonly string[];
}

export interface StyleRule {
  /** Selectors of a style rule; empty for a standalone at-rule, such as `@font-face`. */
  readonly selectors: readonly Selector[];
  /** Names of the enclosing at-rules and of its own, from the outside in: `media`, `font-face`. */
  readonly at: readonly string[];
  /** The rule's own at-rule with its parameters: `@keyframes spin`. */
  readonly prelude: string;
}

/** At-rules that contain style rules. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style', 'document']);

/**
 * Returns the rules of a built style sheet, which is flat except for at-rules that contain others. Comments and
 * texts may contain anything.
 */
export function styleRules(sheet: string, at: readonly string[] = []): StyleRule[] {
  const rules: StyleRule[] = [];
  const css = at.length === 0 ? withoutComments(sheet) : sheet;
  let from = 0;
  for (let index = 0; index < css.length; index++) {
    index = afterText(css, index);
    if (css[index] === ';') {
      const statement = css.slice(from, index).trim();
      if (statement.startsWith('@')) rules.push(ruleOf(statement, at));
      from = index + 1;
    }
    if (css[index] !== '{') continue;
    const end = closing(css, index);
    const prelude = css.slice(from, index).trim();
    const name = nameOf(prelude);
    if (name !== undefined && GROUPS.has(name))
      rules.push(...styleRules(css.slice(index + 1, end), [...at, name]));
    else rules.push(ruleOf(prelude, at));
    from = end + 1;
    index = end;
  }
  return rules;
}

function ruleOf(prelude: string, at: readonly string[]): StyleRule {
  const name = nameOf(prelude);
  if (name !== undefined) return { selectors: [], at: [...at, name], prelude };
  const selectors = split(prelude, ',').map((text) => ({ text: text.trim(), classes: classesOf(text) }));
  return { selectors, at, prelude };
}

function nameOf(prelude: string): string | undefined {
  return /^@([\w-]+)/.exec(prelude)?.[1];
}

/** Returns the classes of a selector outside of brackets, and those of which `:is` requires one. */
function classesOf(selector: string): string[] {
  const choices = [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map(([, parts = '']) =>
    split(parts, ',').map(classesOf),
  );
  const chosen = choices.filter((parts) => parts.every(({ length }) => length > 0)).flat(2);
  let outside = '';
  let depth = 0;
  for (const sign of selector.replace(/"[^"]*"|'[^']*'/g, '')) {
    if ('(['.includes(sign)) depth += 1;
    if (depth === 0) outside += sign;
    if (')]'.includes(sign)) depth -= 1;
  }
  const found = [...outside.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name);
  return [...found, ...chosen];
}

/** Splits at a separator outside of brackets and texts. */
function split(text: string, by: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    index = afterText(text, index);
    const sign = text[index] ?? '';
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign !== by || depth > 0) continue;
    parts.push(text.slice(from, index));
    from = index + 1;
  }
  return [...parts, text.slice(from)];
}

/** Returns the index of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index++) {
    index = afterText(css, index);
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return css.length;
}

/** Returns the end of a text that begins at `index`; `index` itself when none begins there. */
function afterText(css: string, index: number): number {
  const quote = css[index];
  if (quote !== '"' && quote !== "'") return index;
  for (let at = index + 1; at < css.length; at++) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote) return at;
  }
  return css.length;
}

function withoutComments(css: string): string {
  return css.replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g, (_, text = '') => text);
}
