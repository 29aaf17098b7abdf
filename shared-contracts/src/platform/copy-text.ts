import { within } from './within';

/** Milliseconds in which a browser may ask the visitor for permission. */
const PATIENCE = 10_000;

/** Copies a text. Returns false when the browser refuses, has no clipboard (outside https), or never answers. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await within(PATIENCE, navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}
