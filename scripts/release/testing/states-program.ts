import { writeSync } from 'node:fs';
import { SAMPLE, type Version, writeSample } from '../rehearse/testing/states-fixture';
import { openTools } from './seeded/tools';

/** Publishes the fixture in this folder, then checks versions of it and writes the findings of each on one line. */
export async function run([releases = '', backend = '', ...versions]: readonly string[]): Promise<void> {
  const tools = openTools(releases, backend);
  await tools.publish();
  for (const version of versions) {
    writeSample(process.cwd(), version as Version);
    const change = { name: version, by: SAMPLE, edits: [], isRehearsed: true };
    writeSync(1, `${JSON.stringify({ name: version, ...(await tools.check([change])) })}\n`);
  }
  await tools.close();
}
