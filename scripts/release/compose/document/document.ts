import { brand, documentTitle } from '@little-arches/contracts/company';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats';
import { escapeMarkup, inertJson, openTag } from '@little-arches/kit/escape-markup';
import { channelBar } from './channel-bar';
import type { LinkedFile } from './linked-file';
import { inlineStyle, type StyleSheet } from './style-sheets';

export interface DocumentParts {
  readonly config: SiteConfig;
  readonly composition: Composition;
  readonly title: string;
  readonly description: string;
  /** Structured data (schema.org), for search engines. */
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined;
  readonly index: boolean;
  /** Path of the address; undefined when one page serves many. */
  readonly canonical: string | undefined;
  readonly icon: string | undefined;
  /** Path of the picture that link previews show; undefined in development. */
  readonly card?: string | undefined;
  readonly fonts: readonly string[];
  readonly styles: readonly StyleSheet[];
  /** A script that records clicks and form submissions before the shell's scripts are loaded. */
  readonly recorder?: LinkedFile | undefined;
  /** The shell's libraries; they run right before the shell. */
  readonly vendor?: LinkedFile | undefined;
  readonly main: LinkedFile;
  /** The entry of the remote that owns the page; runs right after the shell, which it needs. */
  readonly entry: LinkedFile | undefined;
  /** Whether the entry is an ES module. The shell imports it; until then it is only fetched. */
  readonly isModule?: boolean;
  /** The remote's chunks for this page. They may run in any order: each only registers its modules. */
  readonly chunks: readonly LinkedFile[];
  /** The rendered content: the whole page with the data for hydration, or the frame only. */
  readonly content: { readonly html: string; readonly hydration: unknown } | undefined;
}

/**
 * Renders the HTML of a page, which inlines or names everything it loads, so that no request for a registry is
 * needed.
 */
export function renderDocument(parts: DocumentParts): string {
  const bar = channelBar(parts.config.channel);
  const lines = [
    '<!doctype html>',
    openTag('html', { lang: 'en' }),
    '<head>',
    openTag('meta', { charset: 'utf-8' }),
    openTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeMarkup(documentTitle(parts.title))}</title>`,
    openTag('meta', { name: 'description', content: parts.description }),
    ...(parts.index ? [] : [openTag('meta', { name: 'robots', content: 'noindex' })]),
    ...(parts.canonical && parts.index
      ? sharedDescription(parts, parts.config.siteUrl + parts.canonical)
      : []),
    openTag('meta', { name: 'theme-color', content: '#fffaf2', media: '(prefers-color-scheme: light)' }),
    openTag('meta', { name: 'theme-color', content: '#0f1e1d', media: '(prefers-color-scheme: dark)' }),
    ...(parts.icon ? [openTag('link', { rel: 'icon', href: parts.icon, type: 'image/svg+xml' })] : []),
    ...stylesOf(parts),
    ...(parts.recorder ? [scriptTag(parts.recorder, hasForm(parts) ? undefined : 'async')] : []),
    ...(parts.vendor ? [scriptTag(parts.vendor, 'defer')] : []),
    scriptTag(parts.main, 'defer'),
    ...parts.fonts.map((href) =>
      openTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    ...(parts.structuredData && parts.index
      ? [
          inertJson(
            'structured-data',
            { '@context': 'https://schema.org', ...parts.structuredData },
            'application/ld+json',
          ),
        ]
      : []),
    '</head>',
    '<body>',
    ...(bar ? [bar.html] : []),
    `${openTag('div', { id: 'root', 'data-prerendered': parts.content?.hydration ? undefined : 'frame' })}${parts.content?.html ?? ''}</div>`,
    ...(parts.content?.hydration ? [inertJson('hydration', parts.content.hydration)] : []),
    inertJson('config', parts.config),
    inertJson('composition', parts.composition),
    // After the content, which is therefore transferred first. The shell's loader continues here: page-scripts.ts.
    ...(parts.entry ? [entryTag(parts.entry, parts.isModule)] : []),
    ...parts.chunks.map((file) => scriptTag(file, 'async')),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Description and size in pixels of the link preview's picture: shell/src/frame/social-card.png. */
const card = {
  width: '1200',
  height: '630',
  alt: `${brand.product}: Little feet, strong arches. A phone scans a child’s bare foot in front of three arches.`,
};

/** Returns the tags that search engines and link previews read on a page that may be listed. */
function sharedDescription(parts: DocumentParts, url: string): string[] {
  const properties = {
    'og:site_name': brand.product,
    'og:type': 'website',
    'og:title': parts.title,
    'og:description': parts.description,
    'og:url': url,
    ...(parts.card && {
      'og:image': parts.config.siteUrl + parts.card,
      'og:image:type': 'image/png',
      'og:image:width': card.width,
      'og:image:height': card.height,
      'og:image:alt': card.alt,
    }),
  };
  return [
    openTag('link', { rel: 'canonical', href: url }),
    ...Object.entries(properties).map(([property, content]) => openTag('meta', { property, content })),
    openTag('meta', { name: 'twitter:card', content: parts.card ? 'summary_large_image' : 'summary' }),
  ];
}

/** Returns the content of a page's one style element; undefined when its sheets are linked. */
export function styleOf({ config, styles }: Pick<DocumentParts, 'config' | 'styles'>): string | undefined {
  const style = inlineStyle(styles);
  const bar = channelBar(config.channel);
  return style !== undefined && bar ? `${style}\n${bar.style}` : style;
}

/**
 * Renders the styles. Inlined styles save a round trip, and no slow file can block the page. The disabled links are
 * not fetched: the code that loads chunks reads from them which sheets are present already.
 */
function stylesOf(parts: Pick<DocumentParts, 'config' | 'styles'>): string[] {
  const sheets = parts.styles;
  const style = styleOf(parts);
  if (style === undefined)
    return sheets.map((file) =>
      openTag('link', { rel: 'stylesheet', href: file.href, ...guarded(file.integrity) }),
    );
  return [
    `<style>${style}</style>`,
    ...sheets.map(({ href }) => openTag('link', { rel: 'stylesheet', href, disabled: true })),
  ];
}

/**
 * Returns whether a page has a form. Such a page waits for the recorder, because a form submitted earlier would
 * lose its input.
 */
function hasForm({ content }: Pick<DocumentParts, 'content'>): boolean {
  return /<form\b/.test(content?.html ?? '');
}

function entryTag(file: LinkedFile, isModule = false): string {
  return isModule
    ? openTag('link', { rel: 'modulepreload', href: file.href, ...guarded(file.integrity) })
    : scriptTag(file, 'defer');
}

function scriptTag({ href, integrity }: LinkedFile, when?: 'defer' | 'async'): string {
  return `${openTag('script', { src: href, ...guarded(integrity), ...(when && { [when]: true }) })}</script>`;
}

function guarded(integrity: string | undefined) {
  return { integrity, crossorigin: 'anonymous' };
}
