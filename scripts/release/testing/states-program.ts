import { writeSync } from 'node:fs';
import { SAMPLE, writeSample } from '../rehearse/testing/states-fixture';
import { openTools } from './seeded/tools';

/** Publishes the fixture in this folder, then checks its broken version and writes the verdict. */
export async function run([releases = '', backend = '']: readonly string[]): Promise<void> {
  const tools = openTools(releases, backend);
  await tools.publish();
  writeSample(process.cwd(), 'broken');
  const change = { name: 'broken', by: SAMPLE, edits: [], isRehearsed: true };
  writeSync(1, JSON.stringify({ name: change.name, ...(await tools.check([change])) }));
  await tools.close();
}
