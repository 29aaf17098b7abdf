/** A cache of contents by key with a size limit. */
export interface KeptBytes {
  get(key: string): Uint8Array | undefined;
  /** Stores and returns the content. */
  put(key: string, content: Uint8Array): Uint8Array;
}

/** Creates a cache of up to `most` bytes that first drops the least recently used content. */
export function createKeptBytes(most: number): KeptBytes {
  const kept = new Map<string, Uint8Array>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const content = kept.get(key);
      if (content) {
        kept.delete(key);
        kept.set(key, content);
      }
      return content;
    },
    put(key, content) {
      drop(key);
      kept.set(key, content);
      total += content.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
      return content;
    },
  };
}
