import { documentTitle } from '@little-arches/contracts/company';
import { OVERRIDE_FORMAT, type OverridePage, overrideElements } from '@little-arches/contracts/formats/page';
import { escapeMarkup, inertJson, openTag } from '@little-arches/kit/escape-markup';
import { isServed, type RequestedOverride } from './asked-overrides';
import type { ShellFile } from './shell-file';

/** The parts that are written into a page with overrides. */
export interface OverrideParts extends Pick<OverridePage, 'composition' | 'served'> {
  /** The shell's script for such pages. */
  readonly script: ShellFile;
  readonly asked: readonly RequestedOverride[];
  /** The address of the same page without overrides. */
  readonly end: string;
}

/** Matches a script of a page as `renderDocument` writes it. */
const SCRIPT = /<script src="([^"]*)" integrity="([^"]*)" crossorigin="anonymous"( defer)?><\/script>\n/g;
const CONFIG = /<script type="application\/json" id="config">[^<]*<\/script>/;

/** Style of the bar: warning colours, always visible, below the page. */
export const barStyle = `html{scroll-padding-block-end:5rem}
.override-bar{position:sticky;inset-block-end:0;z-index:2147483647;padding-block:var(--space-3);border-block:4px dashed currentcolor;background:var(--sun);color:var(--on-sun);font-size:var(--text-s);line-height:1.35;overflow-wrap:anywhere}
.override-bar p{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2) var(--space-4)}
.override-bar a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:var(--space-4);border:2px solid;border-radius:var(--radius-s);color:inherit;font-weight:700}
@media print{.override-bar{display:none}}`;

/**
 * Returns a page with overrides, made of the shell's page for missing content: that page contains nothing of any
 * remote, so prerendered content of a released version can't be mixed with another version. Its script runs first,
 * then the shell's. Throws an Error when the shell's page has another structure than `renderDocument` writes.
 */
export function overridePage(html: string, { script, asked, end, ...page }: OverrideParts): string {
  const [head, body, ...more] = html.split('</head>');
  const start = body?.split('<div id="root"')[0];
  const config = CONFIG.exec(body ?? '')?.[0];
  if (head === undefined || start === undefined || config === undefined || more.length > 0)
    throw new Error("The shell's page is made otherwise: compose the site again.");

  const scripts: { href: string; integrity: string }[] = [];
  const withoutScripts = head.replace(SCRIPT, (whole, href: string, integrity: string, deferred?: string) => {
    if (!deferred) return whole;
    scripts.push({ href, integrity });
    return `${openTag('link', { rel: 'preload', as: 'script', href, integrity, crossorigin: 'anonymous' })}\n`;
  });
  const title = `<title>${escapeMarkup(documentTitle('Override'))}</title>`;
  const own = openTag('script', {
    src: script.href,
    integrity: script.integrity,
    crossorigin: 'anonymous',
    defer: true,
  });
  const data: OverridePage = { format: OVERRIDE_FORMAT, ...page, scripts };
  return [
    `${withoutScripts.replace(/<title>[^<]*<\/title>/, () => title)}<style>${barStyle}</style>`,
    `${own}</script>`,
    `</head>${start}<div id="root"></div>`,
    config,
    inertJson(overrideElements.page, data),
    barOf(asked, end),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Returns the bar that names the overrides and links to the page without them. */
function barOf(asked: readonly RequestedOverride[], end: string): string {
  const { bar, state, end: link } = overrideElements;
  const what = asked.map((one) =>
    isServed(one) ? `${one.name} from ${one.origin}` : `${one.name} ${one.version}`,
  );
  return [
    openTag('aside', { id: bar, class: 'override-bar', 'aria-label': 'Override' }),
    `<p class="column"><span><strong>Override</strong> ${escapeMarkup(what.join(', '))}.`,
    `${openTag('span', { id: state, role: 'status' })}</span></span>`,
    `${openTag('a', { id: link, href: end })}End the override</a></p></aside>`,
  ].join('\n');
}
