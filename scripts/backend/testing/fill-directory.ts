import { openBackend } from '../open-backend';
import { SITE_URL } from './backend-process';

/** Fills the given empty data directory with the content of a first start. */
export async function run([dataDir = '']: readonly string[]): Promise<void> {
  const backend = await openBackend({
    dataDir,
    url: 'http://127.0.0.1',
    siteUrl: SITE_URL,
    log: (line) => console.error(line),
    onBroken: () => process.exit(1),
  });
  await backend.close();
  process.exit(0);
}
