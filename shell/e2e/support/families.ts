import path from 'node:path';
import { clientsOf } from '@little-arches/backend/testing/backend-process';
import { createFamily, PASSWORD } from '@little-arches/backend/testing/test-families';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { backendUrl, siteDataDir } from './site';

const keysSchema = v.object({ publishableKey: v.string() });

/** Returns clients of the backend of the site under test. */
export function clientsOfSite() {
  const folder = path.join(siteDataDir, 'backend');
  const { publishableKey } = readJson(path.join(folder, 'keys.json'), keysSchema);
  return clientsOf(backendUrl, publishableKey, folder);
}

/** Creates a family that no other end-to-end test uses, and returns its credentials. */
export async function createOwnFamily() {
  const family = await createFamily(clientsOfSite());
  return { ...family, password: PASSWORD };
}
