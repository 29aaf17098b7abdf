import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { Gives } from '@little-arches/build/model/published-version';
import { type StyleRule, styleRules } from '@little-arches/build/uses/style-rules';
import { familyOf } from '@little-arches/build/uses/style-uses';
import { errorsOf, type Finding } from '../findings';

/**
 * Checks that a style sheet of a remote affects only the remote: each selector contains a class of its CSS modules,
 * or one that begins with its name, and no rule applies to the whole page. `given` is what its shell offers to all
 * pages.
 */
export function checkStyles(
  { name, version, extras }: Descriptor,
  file: string,
  css: string,
  given: Gives = {},
): Finding[] {
  if (name === 'shell') return [];
  const error = errorsOf(name, version);
  const own = `${name.replace(/^remote-/, '')}-`;
  const pages = extras.addresses.filter(({ files }) => files.includes(file)).map(({ path }) => path);
  const place = pages.length > 0 ? `on ${pages.slice(0, 4).join(', ')}` : `in ${file}`;
  return styleRules(css)
    .flatMap((rule) => foreignParts(rule, own, given))
    .map((part) =>
      error(
        'styles',
        `The styles of ${name} ${version} ${place} reach beyond it: ${part}.`,
        `Begin the selector with a class of a CSS module, or one called ${own}…; what is for every page belongs to shared-contracts/src/ui.`,
      ),
    );
}

function foreignParts(rule: StyleRule, own: string, given: Gives): string[] {
  const { at, selectors, prelude } = rule;
  const isOwn = (name: string) => name.startsWith('_') || name.startsWith(own);
  const last = at.at(-1) ?? '';
  if (selectors.length > 0 || prelude === '')
    return selectors.filter(({ classes }) => !classes.some(isOwn)).map(({ text }) => text);
  const [, named = ''] = prelude.split(/\s+/);
  if (/^(-webkit-)?keyframes$|^page$/.test(last)) return isOwn(named) ? [] : [prelude];
  if (last === 'font-face')
    return familyOf(rule)
      .filter((family) => given.families?.includes(family))
      .map((family) => `${prelude} of "${family}"`);
  if (last === 'property') return given.tokens?.includes(named) ? [prelude] : [];
  return [prelude];
}
