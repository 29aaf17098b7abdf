import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson, readAs } from '@little-arches/kit/files/read-json';
import { parseScript } from '@little-arches/kit/syntax-tree';
import * as v from 'valibot';
import { findYounger, type Younger } from './find-younger';
import { knownMembers } from './younger-members';

/** Members of libraries' own objects that share a name with a browser's. */
const ofLibraries: ReadonlySet<string> = new Set([
  // The option of Module Federation's manifest, which its runtime reads.
  '.fileName',
  // React's `use`. The browsers' one is of DisposableStack, whose own name is found.
  '.use',
]);

const packageSchema = v.object({ featureTested: v.optional(v.record(v.string(), v.string()), {}) });

/**
 * Returns a sentence for each member that the scripts of the package in `folder` use although an oldest browser
 * lacks it.
 */
export function tooYoung(texts: readonly string[], folder: string): string[] {
  const file = path.join(folder, 'package.json');
  const featureTested = existsSync(file) ? featureTestedBy(readFileSync(file, 'utf8'), file) : {};
  const scripts = texts.map((text, index) => parseScript({ path: String(index), text }));
  const found = findYounger(scripts, knownMembers()).filter(
    ({ name }) => !Object.hasOwn(featureTested, name) && !ofLibraries.has(name),
  );
  const first = new Map(found.reverse().map((one) => [one.name, one]));
  return [...first.values()].map((one) => {
    const around = Buffer.from(texts[Number(one.path)] ?? '').subarray(Math.max(0, one.at - 60), one.at + 60);
    return sentenceOf(one, `… ${around.toString().replace(/\s+/g, ' ')} …`);
  });
}

/** Returns the members that a package may use, from its package.json, each with the reason. */
export function featureTestedBy(text: string, file: string): Readonly<Record<string, string>> {
  return readAs(packageSchema, parseJson(text, file), file).featureTested;
}

/** Returns the problem of a use, and the fix. */
export function sentenceOf({ name, lacking }: Younger, place: string): string {
  return `${name} is missing in ${lacking}: ${place}. Write it without, ask for it first (typeof, ?.()), or name it in "featureTested" of package.json with the reason why nothing fails without it.`;
}
