import { siteUrl } from './site';

/** The address patterns of the composed site, as its pages carry them. */
export async function composedAddresses(): Promise<string[]> {
  const html = await (await fetch(siteUrl)).text();
  const json = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error('The home page carries no composition');
  const { remotes } = JSON.parse(json) as { remotes: { addresses: string[] }[] };
  return remotes.flatMap(({ addresses }) => addresses).sort();
}
