import { within } from './within';

/** Milliseconds in which printing must begin. */
const PATIENCE = 3000;

/** Message for a browser that doesn't print. */
export const PRINT_REFUSED =
  'Nothing to print with? Open this page in Safari, Chrome or Firefox, and print it there.';

/** Prints the page. Returns false when printing doesn't begin: browsers inside other apps often can't print. */
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
