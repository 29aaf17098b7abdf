import { styleRules } from './style-rules';

/** A style sheet or a script as text. */
interface Text {
  readonly path: string;
  readonly text: string;
}

/**
 * The custom properties that a package's styles and scripts read and must get from the shell: those without a value to
 * fall back on that nothing of its own sets.
 */
export function usedTokens(styles: readonly Text[], scripts: readonly Text[]): Set<string> {
  const all = [...styles, ...scripts].map(({ text }) => text).join('\n');
  const own = new Set([...all.matchAll(/["'`{;]\s*(--[\w-]+)\s*["'`:]/g)].map(([, name = '']) => name));
  const read = [...all.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
  return new Set(read.filter((name) => !own.has(name)));
}

/** The custom properties that a sheet sets for the whole page, and the classes it has for everyone. */
export function givenByStyles(styles: readonly Text[]): { tokens: string[]; classes: string[] } {
  const rules = styles.flatMap(({ text }) => styleRules(text));
  const isForAll = (selector: string) => /^(:root|html|body|\*)$/.test(selector);
  const tokens = rules
    .filter(({ selectors }) => selectors.some(({ text }) => isForAll(text)))
    .flatMap(({ body }) => [...body.matchAll(/(?:^|;)\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  const classes = rules.flatMap(({ selectors }) => selectors.flatMap((selector) => selector.classes));
  return {
    tokens: [...new Set(tokens)].sort(),
    // What modules have is no one else's.
    classes: [...new Set(classes)].filter((name) => !name.startsWith('_')).sort(),
  };
}
