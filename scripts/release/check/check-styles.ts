import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Descriptor } from '@scripts/build/model/descriptor';
import { type StyleRule, styleRules } from '@scripts/build/uses/style-rules';
import { errorsOf, type Finding } from './findings';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(`shared-contracts/ui/${file}`), 'utf8');

/** What the styles of every page set, which is the shell's business. */
const families = new Set([...read('base.css').matchAll(/font-family: ("[^"]+")/g)].map(([, name]) => name));
const tokens = new Set([...read('tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));

/**
 * Whether a style sheet of a remote stays within its own: each selector finds a class of its CSS modules, or one that
 * begins with its name, and nothing in it is for the whole page.
 */
export function checkStyles({ name, version, extras }: Descriptor, file: string, css: string): Finding[] {
  if (name === 'shell') return [];
  const error = errorsOf(name, version);
  const own = `${name.replace(/^remote-/, '')}-`;
  const pages = extras.addresses.filter(({ files }) => files.includes(file)).map(({ path }) => path);
  const place = pages.length > 0 ? `on ${pages.slice(0, 4).join(', ')}` : `in ${file}`;
  return styleRules(css)
    .flatMap((rule) => foreignParts(rule, own))
    .map((part) =>
      error(
        'styles',
        `The styles of ${name} ${version} ${place} reach beyond it: ${part}.`,
        `Begin the selector with a class of a CSS module, or one called ${own}…; what is for every page belongs to shared-contracts/src/ui.`,
      ),
    );
}

function foreignParts({ at, selectors, prelude, body }: StyleRule, own: string): string[] {
  const isOwn = (name: string) => name.startsWith('_') || name.startsWith(own);
  const last = at.at(-1) ?? '';
  if (selectors.length > 0 || prelude === '')
    return selectors.filter(({ classes }) => !classes.some(isOwn)).map(({ text }) => text);
  const [, named = ''] = prelude.split(/\s+/);
  if (/^(-webkit-)?keyframes$/.test(last)) return isOwn(named) ? [] : [prelude];
  if (last === 'font-face') {
    const family = /font-family:\s*("[^"]+"|[^;}]+)/.exec(body)?.[1] ?? '';
    return families.has(`"${family.replace(/^"|"$/g, '')}"`) ? [`${prelude} of ${family}`] : [];
  }
  if (last === 'property') return tokens.has(named) ? [prelude] : [];
  return [prelude];
}
