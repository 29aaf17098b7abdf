import type { Recording } from '../../formats/recording/recording';

/** Puts into the browser what was there when the recording began. */
export function restoreStorage({ storage }: Recording): void {
  for (const [key, text] of Object.entries(storage)) window.localStorage.setItem(key, text);
}
