import { within } from './within';

/** Milliseconds in which a browser that prints begins to. */
const PATIENCE = 3000;

/** What to do where the browser doesn't print. */
export const PRINT_REFUSED =
  'Nothing to print with? Open this page in Safari, Chrome or Firefox, and print it there.';

/** Prints the page. Returns false where the browser doesn't begin to: those inside other apps often can't. */
export async function printPage(): Promise<boolean> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  window.addEventListener('beforeprint', begin);
  try {
    window.print();
    await within(PATIENCE, begun);
    return true;
  } catch {
    return false;
  } finally {
    window.removeEventListener('beforeprint', begin);
  }
}
