import { siteUrl } from './site';

/** The address patterns of the composed site's remotes. */
export async function composedAddresses(): Promise<string[]> {
  const response = await fetch(`${siteUrl}/composition.json`);
  const { remotes } = (await response.json()) as { remotes: { addresses: string[] }[] };
  return remotes.flatMap(({ addresses }) => addresses).sort();
}
