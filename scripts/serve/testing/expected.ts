/** The servers that the table is tested against. */
export type ServerName = 'Node' | 'worker' | 'nginx';

/** An expected answer. */
export interface Expected {
  readonly status: number;
  /** Headers by name; null means that the header must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Text in the decompressed content; an empty one means no content at all. */
  readonly holds?: string;
}

/** A request, and the answer that every server must return. */
export interface RequestAndAnswer {
  readonly asks: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly gets: Expected;
  /** Deviations of single servers, with the reason. */
  readonly but?: Partial<Record<ServerName, Expected & { readonly because: string }>>;
}

export const main = '/assets/shell/1.0.0/main.0123.js';
export const film = '/assets/shell/1.0.0/film.mp4';
export const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
export const text = { 'content-type': 'text/plain; charset=utf-8' };
export const immutable = 'public, max-age=31536000, immutable';
export const cannotAsk = 'files can’t ask whether something came since, so the browser finds out';
export const noBrotli = 'its brotli module is not in every nginx; without it gzip is what it has';
export const runtimeParses = 'the runtime refuses or mends what is no request before the handler sees it';

/** Returns the expected redirect within the site, which is not cached. */
export function leadsTo(status: 302 | 308, location: string): Expected {
  return { status, headers: { location, 'cache-control': 'no-store' } };
}

/** Returns the expected answer with a sentence in place of content. */
export function says(status: number, sentence: string, headers: Expected['headers'] = {}): Expected {
  return { status, headers: { ...text, 'cache-control': 'no-store', ...headers }, holds: `${sentence}\n` };
}

export function pageOf(pattern: string, status = 200): Expected {
  return { status, headers: html, holds: `<title>${pattern}</title>` };
}

export const sizeOfMain = String('/* main */'.length + 500);
