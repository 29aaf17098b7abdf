/** What is between the slashes means nothing in HTML, policies and the configuration of servers. */
export const addressPattern = /^\/([\w:.~%-]+(\/[\w:.~%-]+)*)?$/;

/** Whether something can be the pattern of a page's address: `/store/:slug`. */
export function isAddressPattern(text: string): boolean {
  return addressPattern.test(text);
}
