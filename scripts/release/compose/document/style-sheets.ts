import { createHash } from 'node:crypto';
import type { PublishedFile } from '@scripts/build/model/published-version';
import type { StyleSource } from '../../model/site';
import { isAsBuilt, type Released, releasedKey } from '../../store/released-file';
import type { ReleaseStore } from '../../store/store';
import type { LinkedFile } from './linked-file';

/** A style sheet of a page. */
export interface StyleSheet extends LinkedFile {
  /** What is written into the page; undefined where the browser has to fetch the file. */
  readonly text?: string | undefined;
}

/** What a style sheet names from its own address on; written into a page it would name something else. */
const RELATIVE_URL = /url\(\s*["']?(?!["']?(?:data:|\/|#))/;

/**
 * Returns the texts of published style sheets, each read once. Undefined for one that is missing or not what
 * was built: linked, browsers refuse it by its hash. Undefined too for one that names files beside it.
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
 * The content of the one style element that represents a page's sheets; undefined when they have to be
 * linked, which is all or none, because their order counts.
 */
export function inlineStyle(sheets: readonly StyleSheet[]): string | undefined {
  const texts = sheets.flatMap(({ text }) => text ?? []);
  const all = texts.join('\n');
  return texts.length === 0 || texts.length < sheets.length || /<\/style/i.test(all) ? undefined : all;
}

/** Names an inline style in a content security policy. */
export function sourceOf(style: string): StyleSource {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
