import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import type { PublishedAddress, PublishedFile } from 'shared-contracts/registry';
import { CONTRACT_VERSION, type RemoteDefinition } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';
import type { Artefact } from './artefact';
import { carriedEvents, findEventUses } from './event-shapes';
import { FEDERATION_RUNTIME } from './federation';
import { folderOf, type PackageName } from './packages';
import { remoteBrowserConfig, remoteNodeConfig } from './remote-config';
import type { BuildSubject } from './rules';
import { sharedLibraries, sharedNames } from './shared-libraries';
import { findUnsharedNames, importedNames } from './shared-names';
import { shellBrowserConfig, shellNodeConfig } from './shell-config';
import { sourceVersion } from './source-version';

/** Builds a package for browser and Node, unless `dist` already holds the build of these sources. */
export async function buildPackage(name: PackageName): Promise<{ artefact: Artefact; fresh: boolean }> {
  const subject = { name, folder: folderOf(name), version: sourceVersion(name) };
  const file = path.join(subject.folder, 'dist/descriptor.json');
  if (existsSync(file)) {
    const built = JSON.parse(readFileSync(file, 'utf8')) as Artefact;
    if (built.version === subject.version) return { artefact: built, fresh: false };
  }
  const artefact = name === 'shell' ? await buildShell(subject) : await buildRemote(subject);
  writeFileSync(file, `${JSON.stringify(artefact, null, 2)}\n`);
  return { artefact, fresh: true };
}

async function buildRemote(subject: BuildSubject): Promise<Artefact> {
  const sources = sourcesOf(subject);
  const unshared = findUnsharedNames(sources);
  if (unshared.length > 0) throw new Error(unshared.join('\n'));

  const stats = await compile([remoteBrowserConfig(subject), remoteNodeConfig(subject)]);
  const groups = chunkGroupsOf(stats);
  const files = browserFiles(subject.folder);
  const entry = files.find(({ path: file }) => /^entry\.[0-9a-f]+\.js$/.test(file));
  if (!entry) throw new Error(`The build of ${subject.name} left no entry`);
  const exposed = groups.filter(({ requests, isEntry }) => !isEntry && requests.every((request) => !request));
  const definition = await loadDefinition(subject);
  return {
    name: subject.name,
    version: subject.version,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: [],
    fonts: [],
    icon: undefined,
    node: nodeFiles(subject.folder),
    extras: {
      contract: definition.contract,
      runtime: FEDERATION_RUNTIME,
      singletons: { ...sharedLibraries },
      addresses: Object.entries(definition.pages).map(
        ([page, { path: pattern, title, description, access, index }]): PublishedAddress => {
          const own = groups.find(({ requests }) => requests.includes(`./pages/${page}/page`));
          if (!own)
            throw new Error(
              `Page '${page}' of ${subject.name} must load './pages/${page}/page': its key and folder must have one name`,
            );
          return {
            path: pattern,
            page,
            title,
            description,
            access: access ?? 'anyone',
            index: index ?? (access ?? 'anyone') === 'anyone',
            files: [...new Set([...exposed, own].flatMap((group) => group.files))],
          };
        },
      ),
      panels: Object.keys(definition.panels),
      files,
      events: findEventUses(sources),
      imports: importedNames(sources),
    },
  };
}

async function buildShell(subject: BuildSubject): Promise<Artefact> {
  const stats = await compile([shellBrowserConfig(subject), shellNodeConfig(subject)]);
  const files = browserFiles(subject.folder);
  const main = chunkGroupsOf(stats).find(({ isEntry }) => isEntry)?.files ?? [];
  const entry = files.find(({ path: file }) => main.includes(file) && file.endsWith('.js'));
  if (!entry) throw new Error('The build of the shell left no main file');
  return {
    name: subject.name,
    version: subject.version,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: main.filter((file) => file.endsWith('.css')),
    fonts: files.map(({ path: file }) => file).filter((file) => file.endsWith('.woff2')),
    icon: files.map(({ path: file }) => file).find((file) => /^favicon\..*svg$/.test(file)),
    node: nodeFiles(subject.folder),
    extras: {
      contract: { built: CONTRACT_VERSION, needs: CONTRACT_VERSION },
      runtime: FEDERATION_RUNTIME,
      singletons: { ...sharedLibraries },
      addresses: [
        {
          path: addresses.notFound,
          page: 'not-found',
          title: 'Page not found',
          description: 'This page does not exist.',
          access: 'anyone',
          index: false,
          files: [],
        },
      ],
      panels: [],
      files,
      events: { ...findEventUses(sourcesOf(subject)), carried: carriedEvents() },
      shares: { react: ['*'], 'react-dom': ['*'], 'react-router-dom': [...sharedNames] },
    },
  };
}

/** The sources of a package that go into its build. */
function sourcesOf({ folder }: BuildSubject): string[] {
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|standalone/.test(file))
    .sort()
    .map((file) => path.join(folder, 'src', file));
}

function compile(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('Rspack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats)));
    });
  });
}

interface ChunkGroup {
  readonly files: string[];
  readonly requests: (string | undefined)[];
  readonly isEntry: boolean;
}

/** The chunk groups of the browser build: which files an entry or an `import()` needs. */
function chunkGroupsOf({ stats }: MultiStats): ChunkGroup[] {
  const groups = stats[0]?.compilation.chunkGroups ?? [];
  return groups.map((group) => ({
    files: [...group.getFiles()],
    requests: group.origins.map(({ request }) => request),
    isEntry: group.isInitial(),
  }));
}

function browserFiles(folder: string): PublishedFile[] {
  const output = path.join(folder, 'dist/browser');
  return readdirSync(output)
    .sort()
    .map((file) => {
      const content = readFileSync(path.join(output, file));
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { path: file, size: content.byteLength, integrity };
    });
}

function nodeFiles(folder: string): string[] {
  return readdirSync(path.join(folder, 'dist/node')).sort();
}

async function loadDefinition({ folder, version }: BuildSubject): Promise<RemoteDefinition> {
  const address = pathToFileURL(path.join(folder, 'dist/node/routes.mjs'));
  // Node keeps modules by their address; another version must not meet the last one's.
  const { default: definition } = (await import(`${address.href}?${version}`)) as {
    default: RemoteDefinition;
  };
  return definition;
}
