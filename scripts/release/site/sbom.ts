import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { parseNotices } from '@little-arches/build/notices';
import { MATERIALS } from '@little-arches/kit/files/copy-checkout';
import { readJson } from '@little-arches/kit/files/read-json';
import { writeWhole } from '@little-arches/kit/files/write-file';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import * as v from 'valibot';

const componentSchema = v.looseObject({ 'bom-ref': v.string(), name: v.string(), version: v.string() });
const dependencySchema = v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string())) });
const bomSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  components: v.array(componentSchema),
  dependencies: v.array(dependencySchema),
});

/** The output of `npm sbom` for everything in the lock file. */
export type Bom = v.InferOutput<typeof bomSchema>;

/**
 * Reads the bill of materials of the checkout at `root` from its lock file alone. npm takes most of a second, so
 * the result is cached per lock file. Throws when npm can't run or has no such command.
 */
export function readBom(root: string): Bom {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const kept = path.join(root, MATERIALS, `${lock}.json`);
  try {
    return readJson(kept, bomSchema);
  } catch {
    // Not cached yet, or written incompletely.
  }
  const bom = askFor(root);
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeWhole(kept, JSON.stringify(bom), 0o644);
  } catch {
    // A read-only checkout has no cache.
  }
  return bom;
}

function askFor(root: string): Bom {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-sbom-'));
  try {
    copyFileSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
    // npm omits a package without a version, and the checkout's root has none.
    const manifest = readJson(path.join(root, 'package.json'), v.looseObject({}));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '0.0.0' }));
    return v.parse(bomSchema, JSON.parse(askNpm(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function askNpm(cwd: string): string {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error', '--offline'];
  const { status, stdout, stderr } = runNpm(args, { cwd });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim().split('\n')[0] ?? ''}`);
  return stdout;
}

/**
 * Returns the bill of materials of a version: the packages whose code its files contain, as its notices list them.
 * Equal for equal versions: contains neither a time nor a random number.
 */
export function bomOf(bom: Bom, artefact: Pick<Descriptor, 'name' | 'version'>, notices: string): string {
  const shipped = new Set(parseNotices(notices).map(({ name, version }) => `${name}@${version}`));
  const components = bom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const { name, version } = artefact;
  const own = `${name}@${version}`;
  const document = {
    bomFormat: bom.bomFormat,
    specVersion: bom.specVersion,
    version: 1,
    metadata: { component: { 'bom-ref': own, type: 'application', name, version } },
    // npm states how the checkout uses them; here all of them are in the files.
    components: components.map((component) => ({ ...component, scope: 'required' })),
    dependencies: [
      { ref: own, dependsOn: [...refs] },
      ...bom.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
    ],
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
