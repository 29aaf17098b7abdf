import { createHash } from 'node:crypto';
import type { PublishedFile } from '@little-arches/build/model/published-version';
import type { StyleSource } from '../../model/site';
import { isAsBuilt, type Released, releasedKey } from '../../store/released-file';
import type { ReleaseStore } from '../../store/store';
import type { LinkedFile } from './linked-file';

export interface StyleSheet extends LinkedFile {
  /** Text that is inlined into the page; undefined when the browser has to fetch the file. */
  readonly text?: string | undefined;
}

/** Matches an address relative to the style sheet, which would change its meaning when inlined into a page. */
const RELATIVE_URL = /url\(\s*["']?(?!["']?(?:data:|\/|#))/;

/**
 * Returns a reader of published style sheets, which reads each once. The text is undefined when the file is missing
 * or altered, because browsers refuse the linked file by its hash, and when it names relative files.
 */
export function createStyleReader(store: ReleaseStore) {
  const texts = new Map<string, Promise<string | undefined>>();

  async function read(key: string, file: PublishedFile): Promise<string | undefined> {
    const stored = await store.get(key);
    if (!stored || !isAsBuilt(file, stored.content)) return undefined;
    const text = stored.content.toString('utf8');
    return RELATIVE_URL.test(text) ? undefined : text;
  }

  return (released: Released, file: PublishedFile): Promise<string | undefined> => {
    const key = releasedKey(released, file.path);
    const text = texts.get(key) ?? read(key, file);
    texts.set(key, text);
    return text;
  };
}

/**
 * Returns the content of the one style element for a page's sheets. Returns undefined when they must be linked: all
 * or none, because their order matters.
 */
export function inlineStyle(sheets: readonly StyleSheet[]): string | undefined {
  const texts = sheets.flatMap(({ text }) => text ?? []);
  const all = texts.join('\n');
  return texts.length === 0 || texts.length < sheets.length || /<\/style/i.test(all) ? undefined : all;
}

/** Returns an inline style's source for a content security policy. */
export function sourceOf(style: string): StyleSource {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
