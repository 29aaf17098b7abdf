import path from 'node:path';
import type { Configuration, Stats } from '@rspack/core';
import type { BuildSubject } from '../config/rules';
import {
  LIBRARIES_FILE,
  PAGE_FONT,
  shellBrowserConfig,
  shellNodeConfig,
  VENDOR,
} from '../config/shell-config';
import { FEDERATION_RUNTIME } from '../federation/runtime-version';
import { installedLibraries } from '../federation/shared-libraries';
import { DESCRIPTOR_FORMAT, type Descriptor } from '../model/descriptor';
import { EXTRAS_FORMAT } from '../model/published-version';
import { bundleScripts } from '../uses/bundle-scripts';
import { includedEvents, includedRules } from '../uses/event-shapes';
import { findEventUses } from '../uses/event-uses';
import { findLinks } from '../uses/find-links';
import { contractVersion, ownContract } from '../uses/own-contract';
import { chunkGroupsOf } from './compile';
import { describedConfigs, nodeFiles } from './described-configs';
import { writeNotices } from './notices';
import { openedPanels } from './opened-panels';
import { outputFiles, scriptMaps } from './output-files';

/** Returns the builds of the shell for browser and Node, which leave its descriptor in `dist`. */
export function shellConfigs(subject: BuildSubject): Configuration[] {
  return describedConfigs(subject, [shellBrowserConfig(subject), shellNodeConfig(subject)], (browser) =>
    describeShell(subject, browser),
  );
}

function describeShell(subject: BuildSubject, stats: Stats): Descriptor {
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
