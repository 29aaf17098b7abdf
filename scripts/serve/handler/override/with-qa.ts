import { QA_ELEMENT, QA_PARAMETER, type QaPage, toolFiles } from '@little-arches/contracts/formats/page';
import { inertJson, openTag } from '@little-arches/kit/escape-markup';
import type { Overridable } from '../source/site-source';
import { findShellFile } from './shell-file';

/** Allows the panel to measure the run time of each script; see shell/src/qa/watch/runtime-cost.ts. */
export const QA_HEADERS = { 'document-policy': 'js-profiling' } as const;

/** Returns true when a query requests the QA panel: `?qa`. */
export function requestsQa(search: string): boolean {
  return search.includes(QA_PARAMETER) && new URLSearchParams(search).has(QA_PARAMETER);
}

/**
 * Returns a page that loads the QA panel's files first, with the panel's data about the channel; undefined when its
 * shell is older than the panel.
 */
export function withQa(
  html: string,
  { composition, registry }: Overridable,
  page: QaPage,
): string | undefined {
  const script = findShellFile(composition, registry, toolFiles.qaScript);
  const style = findShellFile(composition, registry, toolFiles.qaStyle);
  if (!script || !style) return undefined;
  const tags = [
    openTag('link', { rel: 'stylesheet', ...linked(style.integrity), href: style.href }),
    `${openTag('script', { src: script.href, ...linked(script.integrity), defer: true })}</script>`,
  ];
  return html
    .replace('<head>\n', (head) => `${head}${tags.join('\n')}\n`)
    .replace('</body>', (end) => `${inertJson(QA_ELEMENT, page)}\n${end}`);
}

function linked(integrity: string) {
  return { integrity, crossorigin: 'anonymous' };
}
