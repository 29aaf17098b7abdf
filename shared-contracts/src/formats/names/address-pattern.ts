/** Characters that need no escaping in HTML, policies and server configuration. */
export const addressPattern = /^\/([\w:.~%-]+(\/[\w:.~%-]+)*)?$/;

/** Returns true when a text is a valid pattern of a page's address, such as `/store/:slug`. */
export function isAddressPattern(text: string): boolean {
  return addressPattern.test(text);
}
