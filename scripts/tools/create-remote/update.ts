import path from 'node:path';
import * as v from 'valibot';
import { generate, writeText } from './create';
import type { Material } from './material';
import { hashOf, RECORD_FILE, Refusal, readIfThere, readRecord, type ScaffoldRecord } from './record';
import { neededPackages } from './repository-files';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ dependencies: versions, devDependencies: versions });
const jsonSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** A file with its new content. */
type Written = readonly [file: string, text: string];

/**
 * Brings a repository up to date with this version, unless `isTrial`, and returns a sentence for each change and for
 * each file or version that the team changed itself, which stays. Throws a Refusal when the repository is not a
 * generated one.
 */
export function updateRepository(folder: string, material: Material, isTrial = false): string[] {
  const record = readRecord(folder);
  const { files, record: next } = generate(record.name, record.registry, material);
  const lines: string[] = [];
  const written = [
    ...updatedFiles(folder, files, record, lines),
    ...updatedManifest(folder, record, material, lines),
  ];
  if (lines.length === 0) return [`Everything is of version ${material.version}. Nothing changed.`];
  if (!isTrial)
    for (const [file, text] of [...written, [RECORD_FILE, next] as const])
      writeText(path.join(folder, file), text);
  const from = record.version === material.version ? '' : ` from ${record.version}`;
  return [
    `${isTrial ? 'Would update' : 'Updated'} ${record.name}${from} to ${material.version}:`,
    ...lines.map((line) => `  ${line}`),
    'What comes next: npm install, npm run check, npm test.',
  ];
}

/** Returns the generated files that differ in this version and that the team left as they were. */
function updatedFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  record: ScaffoldRecord,
  lines: string[],
): Written[] {
  return Object.entries(files).filter(([file, text]) => {
    const recorded = record.files[file];
    if (recorded === hashOf(text)) return false;
    const now = readIfThere(path.join(folder, file));
    if (now !== undefined && hashOf(now) === hashOf(text)) return false;
    if (now === undefined && recorded !== undefined) {
      lines.push(`left out ${file}, which you deleted.`);
      return false;
    }
    if (now !== undefined && hashOf(now) !== recorded) {
      lines.push(`left ${file}, which you changed. A new repository shows what it contains now.`);
      return false;
    }
    lines.push(`${now === undefined ? 'added' : 'changed'} ${file}`);
    return true;
  });
}

/** Returns package.json with the versions of this version, where the team named no other one. */
function updatedManifest(
  folder: string,
  { packages }: ScaffoldRecord,
  material: Material,
  lines: string[],
): Written[] {
  const text = readIfThere(path.join(folder, 'package.json'));
  if (text === undefined) throw new Refusal(`${folder} has no package.json.`);
  const all = v.parse(jsonSchema, text);
  const manifest = v.parse(manifestSchema, all);
  const needed = neededPackages(material);
  const before = lines.length;
  for (const section of ['dependencies', 'devDependencies'] as const)
    for (const [name, version] of Object.entries(needed[section])) {
      const own = Object.hasOwn(manifest.devDependencies, name) ? 'devDependencies' : 'dependencies';
      const now = manifest[own][name];
      const recorded = packages[name];
      if (now === undefined && recorded === undefined) {
        manifest[section][name] = version;
        lines.push(`package.json: added ${name} ${version}`);
      }
      if (now === undefined) continue;
      const next = nextVersion(name, now, version, recorded);
      if (next !== undefined && next !== now) {
        manifest[own][name] = next;
        lines.push(`package.json: ${name} ${now} → ${next}`);
      } else if (next === undefined && recorded !== version)
        lines.push(
          `package.json: left ${name} ${now}, which you chose; this version is tested with ${version}.`,
        );
    }
  // In the order of the keys as the team has them.
  const next = JSON.stringify({ ...all, ...manifest }, null, 2);
  return lines.length === before ? [] : [['package.json', `${next}\n`]];
}

/** Returns the new version or tarball of a package; undefined when the team's own choice stays. */
function nextVersion(
  name: string,
  now: string,
  version: string,
  recorded: string | undefined,
): string | undefined {
  if (!name.startsWith('@little-arches/')) return now === recorded || now === version ? version : undefined;
  const [, current] = /(\d+\.\d+\.\d+)(?:\.tgz)?$/.exec(now) ?? [];
  if (current === undefined) return undefined;
  // A team may raise the contract alone, before this package is as new.
  const isNewer = current.localeCompare(version, 'en', { numeric: true }) > 0;
  return isNewer ? now : now.replace(/\d+\.\d+\.\d+(?=(\.tgz)?$)/, version);
}
