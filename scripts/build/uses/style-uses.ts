import { type StyleRule, styleRules } from './style-rules';

/** A style sheet or a script as text. */
interface Text {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the custom properties that a package must get from the shell: its styles or scripts read them without a
 * fallback value, and nothing of its own sets them there.
 */
export function usedTokens(styles: readonly Text[], scripts: readonly Text[]): Set<string> {
  const rules = styles.flatMap(({ text }) => styleRules(text));
  const code = scripts.map(({ text }) => text).join('\n');
  const byScript = new Set([...code.matchAll(/["'`{;]\s*(--[\w-]+)\s*["'`:]/g)].map(([, name = '']) => name));
  const always = alwaysSet(rules);
  const isSetFor = (name: string, { conditions }: Pick<StyleRule, 'conditions'>) =>
    byScript.has(name) ||
    always.has(name) ||
    rules.some(
      (rule) => setIn(rule).includes(name) && rule.conditions.every((one) => conditions.includes(one)),
    );
  return new Set([
    ...rules.flatMap((rule) => readIn(rule.body).filter((name) => !isSetFor(name, rule))),
    ...readIn(code).filter((name) => !isSetFor(name, { conditions: [] })),
  ]);
}

/**
 * Returns the custom properties that a style sheet sets for the whole page, and the classes and fonts that it
 * defines for all.
 */
export function setByStyles(styles: readonly Text[]): {
  tokens: string[];
  classes: string[];
  families: string[];
} {
  const rules = styles.flatMap(({ text }) => styleRules(text));
  const isForAll = (selector: string) => /^(:root|html|body|\*)$/.test(selector);
  const forAll = rules.filter(({ selectors }) => selectors.some(({ text }) => isForAll(text)));
  const classes = rules.flatMap(({ selectors }) => selectors.flatMap((selector) => selector.classes));
  return {
    tokens: [...alwaysSet(forAll)].sort(),
    // Class names of modules are private.
    classes: [...new Set(classes)].filter((name) => !name.startsWith('_')).sort(),
    families: [...new Set(rules.flatMap(familyOf))].sort(),
  };
}

/** Returns the name of the font that a rule declares, without quotation marks. */
export function familyOf({ at, body }: StyleRule): string[] {
  const [, family] = /font-family:\s*("[^"]+"|'[^']+'|[^;}]+)/.exec(body) ?? [];
  return at.at(-1) === 'font-face' && family ? [family.trim().replace(/^["']|["']$/g, '')] : [];
}

const LIGHT = '@media(prefers-color-scheme:light)';
const DARK = '@media(prefers-color-scheme:dark)';

/** Returns the custom properties that are set without a condition, or both for light and for dark screens. */
function alwaysSet(rules: readonly StyleRule[]): Set<string> {
  const under = (condition: string) =>
    new Set(rules.filter(({ conditions }) => conditions.join() === condition).flatMap(setIn));
  const dark = under(DARK);
  return new Set([...under(''), ...[...under(LIGHT)].filter((name) => dark.has(name))]);
}

function setIn({ body }: StyleRule): string[] {
  return [...body.matchAll(/(?:^|[;{])\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
}

function readIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
}
