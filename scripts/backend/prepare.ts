import path from 'node:path';
import { startBackend } from './start-backend';

/**
 * `run.mjs prepare-backend DIR SITE`: makes a new data directory and ends. In a process of its own, because
 * creating a database takes 400 MB that the running site would otherwise keep.
 */
export async function run([dataDir, siteUrl]: string[]): Promise<void> {
  if (!dataDir || !siteUrl)
    throw new Error('prepare-backend needs a data directory and the address of the site');
  const backend = await startBackend({ port: 0, dataDir: path.resolve(dataDir), siteUrl, log: console.log });
  await backend.stop();
}
