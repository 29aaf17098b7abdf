import type { SiteConfig } from '@little-arches/contracts/config';
import { escapePattern } from '@little-arches/kit/escape-pattern';
import type { StyleSource } from '../../model/site';
import { channelBar } from '../document/channel-bar';
import { sourceOf } from '../document/style-sheets';
import { withConfig } from './inlined';

/**
 * Returns a page as another site serves it: with that site's configuration, address and channel. Throws
 * an Error when the page does not have today's format of `renderDocument`.
 */
export function movePage(
  html: string,
  from: SiteConfig,
  to: SiteConfig,
): { readonly html: string; readonly style: StyleSource | undefined } {
  const [before, after] = [channelBar(from.channel), channelBar(to.channel)];
  let style: string | undefined;
  const withStyle = html.replace(/<style>(.*?)<\/style>/s, (_, text: string) => {
    style = withoutEnd(text, before ? `\n${before.style}` : '') + (after ? `\n${after.style}` : '');
    return `<style>${style}</style>`;
  });
  const body = '\n<body>\n';
  const barOf = (bar: typeof before) => body + (bar ? `${bar.html}\n` : '');
  const withBar = replaceOnce(withStyle, barOf(before), barOf(after));
  const moved = withBar.replace(addressesOf(from.siteUrl), () => to.siteUrl);
  return { html: withConfig(moved, to), style: style === undefined ? undefined : sourceOf(style) };
}

/** Returns an expression for an origin in a text, which excludes longer origins with the same beginning. */
function addressesOf(origin: string): RegExp {
  return new RegExp(`${escapePattern(origin)}(?![\\w-]|[.:]\\w)`, 'g');
}

function replaceOnce(text: string, old: string, now: string): string {
  const [start, end, ...more] = text.split(old);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error('The page is made otherwise.');
  return start + now + end;
}

function withoutEnd(text: string, end: string): string {
  if (!text.endsWith(end)) throw new Error('The page is made otherwise.');
  return text.slice(0, text.length - end.length);
}
