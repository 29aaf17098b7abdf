import { startCommand } from '@little-arches/kit/processes/start-process';
import { siteDataDir } from '../site';

/**
 * Runs `npm run release` on the site's store and returns its output. Rejects with the output when the release is
 * refused.
 */
export async function release(...args: string[]): Promise<string> {
  const command = startCommand(['release', ...args], { env: { DATA_DIR: siteDataDir } });
  if ((await command.ended) !== 0) throw new Error(command.output());
  return command.output();
}
