import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedLibraries } from '@little-arches/build/federation/shared-libraries';
import type { Container } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

/** File in which Module Federation's plugins describe a build. */
const MANIFEST = 'mf-manifest.json';

const assets = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const sharedSchema = v.object({
  name: v.string(),
  requiredVersion: v.optional(v.union([v.string(), v.boolean(), v.null()])),
  singleton: v.optional(v.boolean()),
});
// The fields that are read from the `Manifest` of @module-federation/sdk.
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.optional(v.string()),
    buildInfo: v.optional(v.object({ buildVersion: v.optional(v.string()) })),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() }),
  }),
  shared: v.array(sharedSchema),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ css: assets }) })),
});

/** The parts of a build's manifest that a release needs. */
export interface ForeignManifest {
  /** Path of the entry. */
  readonly entry: string;
  readonly container: Container;
  /** Version that the build states, often that of package.json. */
  readonly buildVersion: string | undefined;
  /** Libraries that the remote requires from the shell, with the lowest version of each. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Style sheets of the exposed modules. */
  readonly styles: readonly string[];
}

/**
 * Reads the manifest of a build in `folder`. Throws a UsageError that names what to change in the build of `name`.
 */
export function readForeignManifest(folder: string, name: string): ForeignManifest {
  if (!existsSync(folder))
    throw new UsageError(`There is no folder ${folder}. Build ${name}, then name the folder of its build.`);
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file))
    throw new UsageError(
      `${folder} holds no ${MANIFEST}: build with the plugin of Module Federation, and manifest: true.`,
    );
  const { metaData, shared, exposes } = readJson(file, manifestSchema);
  const wrong = (sentence: string) => new UsageError(`${name}: ${sentence}`);
  const { globalName, publicPath = 'auto', remoteEntry, buildInfo } = metaData;
  const own = name.replaceAll('-', '_');
  if (globalName !== own && !globalName.startsWith(`${own}_`))
    throw wrong(
      `its container is called '${globalName}'. Write name: '${own}' in Module Federation's plugin.`,
    );
  if (!['auto', '', './'].includes(publicPath))
    throw wrong(
      `its files ask for each other at '${publicPath}', but are released in a folder of their version. Write publicPath: 'auto' (in Vite: base: './').`,
    );
  const type = { global: 'global', var: 'global', module: 'module', esm: 'module' }[remoteEntry.type];
  if (type !== 'global' && type !== 'module')
    throw wrong(`its entry is of type '${remoteEntry.type}': shells load 'var' and 'module'.`);
  const routes = exposes.find((exposed) => exposed.path === './routes');
  if (!routes)
    throw wrong(
      `it exposes no './routes'. Write exposes: { './routes': './src/routes' }, with defineRemote in it.`,
    );
  if (!shared.some((library) => library.name === 'react'))
    throw wrong(
      "it brings its own react, which knows nothing of the shell's. Share react, react-dom and the router.",
    );
  return {
    entry: path.posix.join(remoteEntry.path, remoteEntry.name),
    container: { global: globalName, ...(type === 'module' && { type }) },
    buildVersion: buildInfo?.buildVersion,
    libraries: Object.fromEntries(
      shared
        .filter((library) => (sharedLibraries as readonly string[]).includes(library.name))
        .map((library) => [library.name, lowest(library, wrong)]),
    ),
    styles: [...routes.assets.css.sync, ...routes.assets.css.async],
  };
}

/** Returns the lowest version of a library's range. */
function lowest(
  { name, requiredVersion, singleton }: v.InferOutput<typeof sharedSchema>,
  wrong: (sentence: string) => Error,
): string {
  const range = String(requiredVersion || '');
  const [, version] = /^[~^]?(\d+\.\d+(?:\.\d+)?)$/.exec(range) ?? [];
  const written = `shared: { '${name}': { singleton: true, requiredVersion: '^…' } }`;
  if (!singleton)
    throw wrong(`it shares ${name}, but not as the one instance of the page. Write ${written}.`);
  if (!version)
    throw wrong(
      `it shares ${name} in the range '${range}', which can't be held against the shell's version. Write ${written}.`,
    );
  return version;
}
