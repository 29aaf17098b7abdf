import type { Descriptor } from '@little-arches/build/model/descriptor';
import { errorsOf, type Finding } from '../../model/findings';
import { type StyleRule, styleRules } from './style-rules';

/**
 * Checks that a style sheet of a remote affects only the remote: each selector contains a class of its CSS modules,
 * or one that begins with its name, and no rule applies to the whole page.
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

function foreignParts({ at, selectors, prelude }: StyleRule, own: string): string[] {
  const isOwn = (name: string) => name.startsWith('_') || name.startsWith(own);
  const last = at.at(-1) ?? '';
  if (selectors.length > 0 || prelude === '')
    return selectors.filter(({ classes }) => !classes.some(isOwn)).map(({ text }) => text);
  const [, named = ''] = prelude.split(/\s+/);
  if (/^(-webkit-)?keyframes$|^page$/.test(last)) return isOwn(named) ? [] : [prelude];
  if (last === 'font-face') return [];
  if (last === 'property') return isOwn(named.replace(/^--/, '')) ? [] : [prelude];
  return [prelude];
}
