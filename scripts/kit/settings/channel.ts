/** The channel of releases and starts that name none: the only one that search engines may list. */
export const STANDARD_CHANNEL = 'production';

/** Whether a release channel can have this name, which is also a label of its address. */
export function isChannelName(text: string): boolean {
  return /^[a-z][a-z\d-]{0,40}$/.test(text);
}
