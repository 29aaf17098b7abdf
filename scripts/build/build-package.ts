import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeWhole } from '@scripts/kit/files/write-file';
import type { PublishedAddress, PublishedFile } from 'shared-contracts/registry';
import { CONTRACT_VERSION, type RemoteDefinition } from 'shared-contracts/remote';
import { addresses as knownAddresses } from 'shared-contracts/routes';
import { type Artefact, readBuiltArtefact } from './artefact';
import { chunkGroupsOf, compile, outputFiles } from './compile';
import { remoteBrowserConfig, remoteNodeConfig } from './config/remote-config';
import type { BuildSubject } from './config/rules';
import { shellBrowserConfig, shellNodeConfig } from './config/shell-config';
import { carriedEvents, findEventUses } from './event-shapes';
import { FEDERATION_RUNTIME } from './federation/federation';
import { sharedLibraries, sharedNames } from './federation/shared-libraries';
import { findUnsharedNames, importedNames } from './federation/shared-names';
import { writeNotices } from './notices';
import { folderOf, type PackageName } from './packages';
import { bundlePage } from './page-bundles';
import { sourceVersion } from './source-version';

/** Builds a package for browser and Node, unless `dist` already holds the build of these sources. */
export async function buildPackage(name: PackageName): Promise<{ artefact: Artefact; fresh: boolean }> {
  const subject = { name, folder: folderOf(name), version: sourceVersion(name) };
  const file = path.join(subject.folder, 'dist/descriptor.json');
  if (existsSync(file)) {
    const built = readEarlierBuild(name);
    if (built?.version === subject.version) return { artefact: built, fresh: false };
  }
  // A build that ends half-way must not pass for the one before.
  rmSync(file, { force: true });
  const artefact = name === 'shell' ? await buildShell(subject) : await buildRemote(subject);
  writeWhole(file, `${JSON.stringify(artefact, null, 2)}\n`, 0o644);
  return { artefact, fresh: true };
}

/** A descriptor that can't be read, for example that of an older checkout, is no reason not to build. */
function readEarlierBuild(name: PackageName): Artefact | undefined {
  try {
    return readBuiltArtefact(name);
  } catch {
    return undefined;
  }
}

/** Builds a remote from its folder, wherever that is. */
export async function buildRemote(subject: BuildSubject): Promise<Artefact> {
  const sources = sourcesOf(subject);
  const unshared = findUnsharedNames(sources);
  if (unshared.length > 0) throw new Error(unshared.join('\n'));

  const stats = await compile([remoteBrowserConfig(subject), remoteNodeConfig(subject)]);
  const groups = chunkGroupsOf(stats);
  const exposed = groups.filter(({ requests, isEntry }) => !isEntry && requests.every((request) => !request));
  const definition = await loadDefinition(subject);
  const output = path.join(subject.folder, 'dist/browser');
  const addresses = publishedAddresses(definition, (page) => {
    const own = groups.find(({ requests }) => requests.includes(`./pages/${page}/page`));
    if (!own)
      throw new Error(
        `Page '${page}' of ${subject.name} must load './pages/${page}/page': its key and folder must have one name`,
      );
    return bundlePage(output, page, [...new Set([...exposed, own].flatMap((group) => group.files))]);
  });
  const notices = writeNotices(output, stats);
  const files = outputFiles(output);
  const entry = files.find(({ path: file }) => /^entry\.[0-9a-f]+\.js$/.test(file));
  if (!entry) throw new Error(`The build of ${subject.name} left no entry`);
  return {
    name: subject.name,
    version: subject.version,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: [],
    fonts: [],
    icon: undefined,
    notices,
    node: nodeFiles(subject.folder),
    extras: {
      contract: definition.contract,
      runtime: FEDERATION_RUNTIME,
      singletons: { ...sharedLibraries },
      addresses,
      panels: Object.keys(definition.panels),
      files,
      events: findEventUses(sources),
      imports: importedNames(sources),
    },
  };
}

function publishedAddresses(
  { pages }: RemoteDefinition,
  filesOf: (page: string) => string[],
): PublishedAddress[] {
  return Object.entries(pages).map(([page, { path: pattern, title, description, access, index }]) => ({
    path: pattern,
    page,
    title,
    description,
    access: access ?? 'anyone',
    index: index ?? (access ?? 'anyone') === 'anyone',
    files: filesOf(page),
  }));
}

async function buildShell(subject: BuildSubject): Promise<Artefact> {
  const stats = await compile([shellBrowserConfig(subject), shellNodeConfig(subject)]);
  const output = path.join(subject.folder, 'dist/browser');
  const notices = writeNotices(output, stats);
  const files = outputFiles(output);
  const groups = chunkGroupsOf(stats);
  const main = groups.find(({ isEntry }) => isEntry)?.files ?? [];
  const notFound = groups.find(({ requests }) => requests.includes('./frame/errors/not-found-page'));
  const entry = files.find(({ path: file }) => main.includes(file) && file.endsWith('.js'));
  if (!entry) throw new Error('The build of the shell left no main file');
  if (!notFound) throw new Error("The shell's router must load './frame/errors/not-found-page'");
  return {
    name: subject.name,
    version: subject.version,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: main.filter((file) => file.endsWith('.css')),
    fonts: files.map(({ path: file }) => file).filter((file) => file.endsWith('.woff2')),
    icon: files.map(({ path: file }) => file).find((file) => /^favicon\..*svg$/.test(file)),
    card: files.map(({ path: file }) => file).find((file) => /^social-card\..*png$/.test(file)),
    notices,
    node: nodeFiles(subject.folder),
    extras: {
      contract: { built: CONTRACT_VERSION, needs: CONTRACT_VERSION },
      runtime: FEDERATION_RUNTIME,
      singletons: { ...sharedLibraries },
      addresses: [
        {
          path: knownAddresses.notFound,
          page: 'not-found',
          title: 'Page not found',
          description: 'This page does not exist.',
          access: 'anyone',
          index: false,
          files: notFound.files,
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

function nodeFiles(folder: string): PublishedFile[] {
  return outputFiles(path.join(folder, 'dist/node')).map((file) => ({ ...file, path: `node/${file.path}` }));
}

async function loadDefinition({ folder, version }: BuildSubject): Promise<RemoteDefinition> {
  const address = pathToFileURL(path.join(folder, 'dist/node/routes.mjs'));
  // Node keeps modules by their address; another version must not meet the last one's.
  const { default: definition } = (await import(`${address.href}?${version}`)) as {
    default: RemoteDefinition;
  };
  return definition;
}
