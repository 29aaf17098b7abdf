import { freePort } from '@scripts/kit/processes/free-port';
import type { Settings } from '@scripts/kit/settings/settings';

/** Origins of the dev servers. */
export interface Origins {
  readonly shell: string;
  /** By the remote's name. */
  readonly remotes: ReadonlyMap<string, string>;
}

/**
 * The ports after the site's where they are free, so that an open page finds its dev servers again. The backend's is
 * left to it, which listens later.
 */
export async function chooseOrigins(
  names: readonly string[],
  { port: sitePort, backendPort }: Pick<Settings, 'port' | 'backendPort'>,
): Promise<Origins> {
  const remotes = new Map<string, string>();
  let port = sitePort;
  const nextOrigin = async () => {
    port += port + 1 === backendPort ? 2 : 1;
    return `http://localhost:${await freePort(port)}`;
  };
  for (const name of names) remotes.set(name, await nextOrigin());
  return { shell: await nextOrigin(), remotes };
}
