import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { isOfTools } from './at-once';
import { seededChanges } from './changes/changes';
import { makeEdits } from './make-edits';
import type { SeededChange } from './seeded-change';
import type { Tools } from './tools';

/** Publishes the checkout in this folder, or checks groups of changes, and writes one verdict per line. */
export async function run([releases = '', backend = '', ...groups]: readonly string[]): Promise<void> {
  const load = async () => (await import('./tools')).openTools(releases, backend);
  if (groups.length === 0) return await (await load()).publish();
  let tools: Tools | undefined;
  for (const changes of groups.map(changesOf).sort(byContract)) {
    const undo = makeEdits(process.cwd(), changes);
    if (changes.some(isOfTools)) {
      await tools?.close();
      tools = undefined;
      forgetTools();
    }
    tools ??= await load();
    const verdict = await tools.check(changes);
    for (const { name } of changes) writeSync(1, `${JSON.stringify({ name, ...verdict })}\n`);
    undo();
  }
  await tools?.close();
}

/** Returns the changes of a group from their names. */
function changesOf(group: string): readonly SeededChange[] {
  const names = v.parse(v.array(v.string()), JSON.parse(group));
  return seededChanges.filter(({ name }) => names.includes(name));
}

/** Sorts changes of the contract last: each of them reloads the tools, which would delay later checks. */
function byContract(one: readonly SeededChange[], other: readonly SeededChange[]): number {
  return Number(one.some(isOfTools)) - Number(other.some(isOfTools));
}

/** Reloads the modules in this folder: tools are built with the contract, so a change of it changes them. */
function forgetTools(): void {
  const { cache } = createRequire(__filename);
  for (const file of Object.keys(cache)) {
    const [top] = path.relative(process.cwd(), file).split(path.sep);
    if (top !== '..' && top !== 'node_modules') delete cache[file];
  }
}
