import { within } from './within';

/** Milliseconds that a file of a slow disk or a cloud drive may take. */
const PATIENCE = 20_000;

/**
 * Reads a file that the visitor chose. Returns undefined where the browser can't read it: it was changed, moved or
 * deleted since, or its device is gone.
 */
export async function readFile(file: File): Promise<string | undefined> {
  try {
    return await within(PATIENCE, file.text());
  } catch {
    return undefined;
  }
}
