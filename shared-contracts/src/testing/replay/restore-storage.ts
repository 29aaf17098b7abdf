import type { Recording } from '../../formats/recording/recording';

/** Restores the browser's storage as it was when the recording began. */
export function restoreStorage({ storage }: Recording): void {
  for (const [key, text] of Object.entries(storage)) window.localStorage.setItem(key, text);
}
