import { openTag } from '@scripts/kit/escape-markup';
import { toolFiles } from 'shared-contracts/formats/tool-files';
import { type Answer, type Asked, textAnswer } from '../answer';
import type { Content } from '../content-answer';
import type { Overridable } from '../source/site-source';
import { findShellFile } from './shell-file';

/** Whether a query asks for the QA panel: `?qa`. */
export function asksForQa(search: string): boolean {
  return search.includes('qa') && new URLSearchParams(search).has('qa');
}

/** A page with the QA panel's files named before all others; as it is, where its shell is from before there was one. */
export function withQa(html: string, { composition, registry }: Overridable): string {
  const script = findShellFile(composition, registry, toolFiles.qaScript);
  const style = findShellFile(composition, registry, toolFiles.qaStyle);
  if (!script || !style) return html;
  const tags = [
    openTag('link', { rel: 'stylesheet', ...linked(style.integrity), href: style.href }),
    `${openTag('script', { src: script.href, ...linked(script.integrity), defer: true })}</script>`,
  ];
  return html.replace('<head>\n', (head) => `${head}${tags.join('\n')}\n`);
}

/** The answer with a page and the panel, which nobody keeps. */
export async function answerWithQa(
  content: Content,
  asked: Asked,
  overridable: Overridable,
): Promise<Answer | undefined> {
  const page = await content.read('identity');
  if (!page) return undefined;
  return textAnswer(asked, content.status, withQa(new TextDecoder().decode(page), overridable), {
    ...content.headers,
    'content-type': content.type,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}

function linked(integrity: string) {
  return { integrity, crossorigin: 'anonymous' };
}
