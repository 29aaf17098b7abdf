import { within } from '@little-arches/contracts/platform';

/** Milliseconds in which a file of a slow disk or a cloud drive must be read. */
const PATIENCE = 20_000;

/**
 * Reads a file that the visitor chose. Returns undefined when the browser can't read it: it was changed, moved or
 * deleted since, or its device was removed.
 */
export async function readFile(file: File): Promise<string | undefined> {
  try {
    return await within(PATIENCE, file.text());
  } catch {
    return undefined;
  }
}
