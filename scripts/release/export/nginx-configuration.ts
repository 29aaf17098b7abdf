import type { SiteConfig } from '@little-arches/contracts/config';
import { PACKAGE_NAME, RELEASED_FILE } from '@little-arches/contracts/formats';
import { addresses } from '@little-arches/contracts/routes';
import { escapePattern } from '@little-arches/kit/escape-pattern';
import { byFixedParts, closedPatterns, isDynamic, isMissingPage, type PageFile } from '../site/page-files';
import { securityHeaders } from '../site/security-headers';
import { assetTypes, IMMUTABLE } from '../store/asset-files';

/** A file with an address and a type of its own, such as /robots.txt. */
export interface ExtraFile {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
}

export interface NginxParts {
  readonly config: SiteConfig;
  readonly pages: readonly PageFile[];
  readonly extras: readonly ExtraFile[];
}

/**
 * Returns the nginx configuration, with which nginx answers like the embedded server. What differs between machines
 * (port, names, certificate, folder) is not in it, so that an operator never edits it.
 */
export function nginxConfiguration(parts: NginxParts): string {
  return `# Include this file in the http block. Write what is yours into a file of the folder little-arches.d beside your
# nginx.conf: listen, server_name, certificate, and root, which is the folder \`site\` of this export. With nginx's
# brotli module add \`brotli_static on;\`. Each export writes this file again, and needs \`nginx -s reload\`.
${maps(parts)}
server {
${server(parts).replace(/^(?=.)/gm, '    ')}}
`;
}

/** Returns the mapping of addresses to page files. It matches the address as sent, neither decoded nor normalized. */
function maps({ pages }: NginxParts): string {
  const fixed = pages.filter((page) => !isDynamic(page));
  const dynamic = pages.filter((page) => isDynamic(page) && !isMissingPage(page));
  const missing = pages.filter(({ status }) => status === 404);
  const closed = closedPatterns(pages);
  const longest = Math.max(...fixed.map(({ pattern }) => pattern.length));
  return `${longest > 40 ? `\nmap_hash_bucket_size ${2 ** Math.ceil(Math.log2(longest + 32))};\n` : ''}${fixed.length > 1000 ? `map_hash_max_size ${fixed.length * 2};\n` : ''}
# The path without the query. Paths with dot segments are nobody's.
map $request_uri $arches_path {
    default "";
    "~*^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)" "";
    "~^(?<arches_whole>/[^?]*)" $arches_whole;
}

# The one spelling of a path: no slash at its end, none doubled. A backslash is no part of it, because browsers
# take it for a slash.
map $arches_path $arches_canonical {
    default $arches_path;
    "~^/+$" "/";
${Array.from({ length: 6 }, (_, n) => canonicalLine(n + 1)).join('\n')}
}

# Fixed addresses first, without regard to upper and lower case; then those with the most fixed parts.
map $arches_path $arches_page {
    default "";
${fixed.map(({ pattern, file }) => `    ${quoted(pattern)} ${quoted(file)};`).join('\n')}
${byFixedParts([...closed, ...dynamic])
  .map((one) => `    ${quoted(regexOf(one), '$')} ${quoted(one.file)};`)
  .join('\n')}
}

# What a page's policy allows of styles besides files.
map $arches_page $arches_page_style {
    default "";
${pages.flatMap(({ style, file }) => (style ? `    ${quoted(file)} ${quoted(` ${style}`)};` : [])).join('\n')}
}

map $arches_page $arches_status {
    default 200;
${missing.map(({ file }) => `    ${quoted(file)} 404;`).join('\n')}
}
`;
}

function canonicalLine(segments: number): string {
  const pattern = '/+([^/\\x5c]+)'.repeat(segments);
  const spelled = Array.from({ length: segments }, (_, n) => `/$${n + 1}`).join('');
  return `    "~^${pattern}/*$" "${spelled}";`;
}

/**
 * Returns a page's path as an expression. A path with percent-encoding may be another spelling of an existing one.
 */
function regexOf(page: PageFile): string {
  const parameter = isMissingPage(page) ? '/[^/%]+' : '/[^/]+';
  const parts = page.pattern.split('/').filter(Boolean);
  return `~*^${parts.map((part) => (part.startsWith(':') ? parameter : `/${escapePattern(part)}`)).join('')}$`;
}

function notFoundOf(pages: readonly PageFile[]): PageFile {
  const found = pages.find(({ pattern }) => pattern === addresses.notFound);
  if (found) return found;
  throw new Error('The site has no page for missing addresses: publish the shell again');
}

function server({ config, pages, extras }: NginxParts): string {
  const headers = Object.entries(securityHeaders(config, { styles: [PAGE_STYLE] }));
  const extensions = Object.keys(assetTypes).map((extension) => extension.slice(1));
  const endings = extensions.map((extension) => `\\.${extension}`).join('|');
  return `include little-arches.d/*.conf;

server_tokens off;
absolute_redirect off;
gzip_static on;

# At this one level, because a block with headers of its own would lose these.
${headers.map(([name, value]) => `add_header ${name} ${withPageStyle(quoted(value))} always;`).join('\n')}
add_header cache-control $arches_cache always;
add_header vary $arches_vary always;
add_header allow $arches_allow always;
set $arches_cache no-store;
set $arches_vary "";
set $arches_allow "";
set $arches_style "";

error_page 400 @arches_no_address;
error_page 405 @arches_method;
if ($request_method !~ "^(?:GET|HEAD)$") {
    return 405;
}

location / {
    types { }
    default_type "text/html; charset=utf-8";
    if ($arches_canonical != $arches_path) {
        return 308 $arches_canonical$is_args$args;
    }
    if ($arches_page = "") {
        return 302 ${addresses.notFound};
    }
    set $arches_cache no-cache;
    set $arches_vary accept-encoding;
    set $arches_style $arches_page_style;
    error_page 404 @arches_no_page;
    if ($arches_status = 404) {
        return 404;
    }
    try_files $arches_page =404;
}

${extras.map(extraLocation).join('\n\n')}

location ^~ /assets/ {
    error_page 404 @arches_no_file;
    location ~ "^/assets/${PACKAGE_NAME}/[\\w.-]+/${RELEASED_FILE}(?<=${endings})$" {
        types {
${extensions.map((extension) => `            ${quoted(assetTypes[`.${extension}`] ?? '')} ${extension};`).join('\n')}
        }
        set $arches_cache ${quoted(IMMUTABLE)};
        set $arches_vary accept-encoding;
        try_files $uri =404;
    }
    return 404;
}

location @arches_no_page {
    types { }
    default_type "text/html; charset=utf-8";
    set $arches_cache no-cache;
    set $arches_vary accept-encoding;
    set $arches_style $arches_page_style;
    try_files $arches_page ${quoted(notFoundOf(pages).file)} =404;
}

${textLocation('no_file', 404, 'There is no such file.')}

${textLocation('no_address', 400, 'This is no address.')}

${textLocation('method', 405, 'Only GET and HEAD are answered here.', 'GET, HEAD')}
`;
}

/** Placeholder in the policy for the part that differs by page. */
const PAGE_STYLE = 'page-style';

function withPageStyle(text: string): string {
  return text.replace(` ${PAGE_STYLE}`, '$arches_style');
}

function extraLocation({ path, type, cacheControl }: ExtraFile): string {
  return `location = ${quoted(path)} {
    types { }
    default_type ${quoted(type)};
    set $arches_cache ${quoted(cacheControl)};
    try_files $uri =404;
}`;
}

function textLocation(name: string, status: number, text: string, allow = ''): string {
  return `location @arches_${name} {
    types { }
    default_type "text/plain; charset=utf-8";
    set $arches_cache no-store;
    set $arches_vary "";
    set $arches_allow ${quoted(allow)};
    set $arches_style "";
    return ${status} "${text}\\n";
}`;
}

/**
 * Returns a quoted string of the configuration. Throws for characters that would begin a variable or end the
 * string; addresses and policies have none.
 */
function quoted(text: string, allowed = ''): string {
  if (/[\p{Cc}]/u.test(text) || (text.includes('$') && allowed !== '$'))
    throw new Error(`${JSON.stringify(text)} can't be written into an nginx configuration`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
