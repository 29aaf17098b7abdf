/** Default channel of releases and starts, and the only one that search engines may list. */
export const STANDARD_CHANNEL = 'production';

/** Returns true when a text is a valid name of a release channel, which is also a label of its address. */
export function isChannelName(text: string): boolean {
  return /^[a-z][a-z\d-]{0,40}$/.test(text);
}
