import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { writeWhole } from '@little-arches/kit/files/write-file';
import type { Stats } from '@rspack/core';
import { descriptorFile, readBuiltDescriptor, readDescriptorIn } from './built-descriptor';
import { chunkGroupsOf, compile } from './compile';
import type { BuildSubject } from './config/rules';
import { LIBRARIES_FILE, shellBrowserConfig, shellNodeConfig, VENDOR } from './config/shell-config';
import { nodeFiles, remoteConfigs } from './describe/describe-remote';
import { openedPanels } from './describe/opened-panels';
import { includedEvents, includedRules } from './event-shapes';
import { FEDERATION_RUNTIME } from './federation/runtime-version';
import { installedLibraries } from './federation/shared-libraries';
import { DESCRIPTOR_FORMAT, type Descriptor, parseDescriptor } from './model/descriptor';
import { EXTRAS_FORMAT } from './model/published-version';
import { writeNotices } from './notices';
import { outputFiles, scriptMaps } from './output-files';
import { folderOf } from './packages';
import { sourceVersion } from './source-version';
import { bundleScripts } from './uses/bundle-scripts';
import { findEventUses } from './uses/event-uses';
import { findLinks } from './uses/find-links';
import { contractVersion, ownContract } from './uses/own-contract';
import { findStrangeSources } from './uses/strange-sources';

/** Matches the font file that every page preloads. */
export const PAGE_FONT = /nunito-latin-wght-normal\b.*\.woff2$/;

/** Builds a package for browser and Node, unless `dist` already holds the build of these sources. */
export async function buildPackage(name: string): Promise<{ artefact: Descriptor; fresh: boolean }> {
  const subject = { name, folder: folderOf(name), version: sourceVersion(name) };
  const file = descriptorFile(subject.folder);
  if (existsSync(file)) {
    const built = readEarlierBuild(name);
    if (built?.version === subject.version) return { artefact: built, fresh: false };
  }
  return { artefact: name === 'shell' ? await buildShell(subject) : await buildRemote(subject), fresh: true };
}

/** Returns the descriptor of the last build; undefined when it can't be read, for example from an older checkout. */
function readEarlierBuild(name: string): Descriptor | undefined {
  try {
    return readBuiltDescriptor(name);
  } catch {
    return undefined;
  }
}

/** Builds a remote from its folder, in any location. */
export async function buildRemote(subject: BuildSubject): Promise<Descriptor> {
  await compile(remoteConfigs(subject));
  return readDescriptorIn(subject.folder, subject.name);
}

/** Builds a shell from its folder. */
export async function buildShell(subject: BuildSubject): Promise<Descriptor> {
  const file = descriptorFile(subject.folder);
  // An interrupted build must not count as the previous one.
  rmSync(file, { force: true });
  const [stats] = await compile([shellBrowserConfig(subject), shellNodeConfig(subject)]);
  if (!stats) throw new Error('The build of the shell returned no result');
  // Parsed as it will be read: its bytes are compared with those of the published version of the same sources.
  const artefact = parseDescriptor(describeShell(subject, stats), subject.name);
  writeWhole(file, `${JSON.stringify(artefact, null, 2)}\n`, 0o644);
  return artefact;
}

function describeShell(subject: BuildSubject, stats: Stats): Descriptor {
  const [strange] = findStrangeSources(stats, subject.name, subject.folder);
  if (strange !== undefined) throw new UsageError(strange);
  const contract = ownContract(subject.folder);
  const version = contractVersion(subject.folder);
  const output = path.join(subject.folder, 'dist/browser');
  const notices = writeNotices(output, stats);
  const files = outputFiles(output);
  const groups = chunkGroupsOf(stats);
  const main = groups.find(({ isEntry }) => isEntry)?.files ?? [];
  const notFound = groups.find(({ requests }) => requests.includes('./frame/errors/not-found-page'));
  const first = files.filter(({ path: file }) => main.includes(file) && file.endsWith('.js'));
  const vendor = first.find(({ path: file }) => file.startsWith(`${VENDOR}.`));
  const entry = first.find((file) => file !== vendor);
  if (!entry || !vendor || first.length > 2)
    throw new Error(`The build of the shell left other scripts than it should: ${main.join(', ')}`);
  if (!notFound) throw new Error("The shell's router must load './frame/errors/not-found-page'");
  const styles = main.filter((file) => file.endsWith('.css'));
  const named = (name: RegExp) => files.find(({ path: file }) => name.test(file))?.path;
  const scripts = bundleScripts(path.join(subject.folder, 'dist/node'), LIBRARIES_FILE);
  return {
    format: DESCRIPTOR_FORMAT,
    name: subject.name,
    version: subject.version,
    entry: { path: entry.path, integrity: entry.integrity },
    vendor: vendor.path,
    styles,
    // Browsers load the files of further letters where they stand.
    fonts: files.map(({ path: file }) => file).filter((file) => PAGE_FONT.test(file)),
    icon: named(/\/favicon\.svg$/),
    card: named(/\/social-card\.png$/),
    recorder: named(/\/early-events\.js$/),
    notices,
    node: nodeFiles(subject.folder),
    maps: scriptMaps(output),
    extras: {
      format: EXTRAS_FORMAT,
      handshake: {
        contract: { built: version, needs: version },
        runtime: FEDERATION_RUNTIME,
        singletons: installedLibraries(subject.folder),
      },
      addresses: [
        {
          path: contract.addresses.notFound ?? '/404',
          page: 'not-found',
          title: 'Page not found',
          description: 'This page does not exist.',
          access: 'anyone',
          index: false,
          files: notFound.files,
        },
      ],
      panels: [],
      opens: openedPanels(scripts),
      files,
      events: {
        ...findEventUses(scripts, contract.events),
        carried: includedEvents(contract.events),
        rules: includedRules(contract.events),
      },
      uses: { links: findLinks(subject.folder, contract.addresses, scripts) },
    },
  };
}
