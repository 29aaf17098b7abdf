import { within } from './within';

/** Milliseconds that a browser may take to ask the visitor. */
const PATIENCE = 10_000;

/** Copies a text. Returns false where the browser refuses, has no clipboard (outside https), or never answers. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await within(PATIENCE, navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}
