import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { Configuration, Stats } from '@rspack/core';
import { remoteBrowserConfig, remoteNodeConfig } from '../config/remote-config';
import type { BuildSubject } from '../config/rules';
import type { Federation } from '../federation/federation';
import { FEDERATION_RUNTIME } from '../federation/runtime-version';
import { installedLibraries } from '../federation/shared-libraries';
import { DESCRIPTOR_FORMAT, type Descriptor } from '../model/descriptor';
import { EXTRAS_FORMAT } from '../model/published-version';
import { bundleScripts } from '../uses/bundle-scripts';
import { findEventUses } from '../uses/event-uses';
import { findLinks } from '../uses/find-links';
import { ownContract } from '../uses/own-contract';
import { chunkGroupsOf } from './compile';
import { describedConfigs, nodeFiles } from './described-configs';
import { writeNotices } from './notices';
import { openedPanels } from './opened-panels';
import { outputFiles, scriptMaps } from './output-files';
import { bundlePage } from './page-bundles';
import { pageCodeOf, pageRequest } from './page-code';
import { publishedSlots, slotRequest } from './published-slots';
import { publishedAddresses, readDefinition } from './read-definition';

/** Returns the builds of a remote for browser and Node, which leave its descriptor in `dist`. */
export function remoteConfigs(subject: BuildSubject, federation: Federation): Configuration[] {
  return describedConfigs(
    subject,
    [remoteBrowserConfig(subject, federation), remoteNodeConfig(subject)],
    (browser, node) => describeRemote(subject, browser, node),
  );
}

async function describeRemote(subject: BuildSubject, stats: Stats, node: Stats): Promise<Descriptor> {
  const contract = ownContract(subject.folder);
  const groups = chunkGroupsOf(stats);
  const exposed = groups.filter(({ requests, isEntry }) => !isEntry && requests.every((request) => !request));
  const definition = await readDefinition(subject);
  const scripts = bundleScripts(path.join(subject.folder, 'dist/node'));
  const output = path.join(subject.folder, 'dist/browser');
  const filesOf = (what: string, request: string) => {
    const own = groups.find(({ requests }) => requests.includes(request));
    if (!own)
      throw new UsageError(
        `${what} of ${subject.name} must load '${request}': its key and folder must have one name`,
      );
    return [...new Set([...exposed, own].flatMap((group) => group.files))];
  };
  const addresses = publishedAddresses(definition, contract.addresses, (page) =>
    bundlePage(output, page, filesOf(`Page '${page}'`, pageRequest(page))),
  );
  const slots = publishedSlots(definition, contract.slots, (slot) =>
    filesOf(`Slot '${slot}'`, slotRequest(slot)),
  );
  const notices = writeNotices(output, stats);
  const files = outputFiles(output);
  const entry = files.find(({ path: file }) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
  if (!entry) throw new Error(`The build of ${subject.name} left no entry`);
  return {
    format: DESCRIPTOR_FORMAT,
    name: subject.name,
    version: subject.version,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: [],
    fonts: [],
    icon: undefined,
    notices,
    node: nodeFiles(subject.folder),
    maps: scriptMaps(output),
    extras: {
      format: EXTRAS_FORMAT,
      handshake: {
        contract: definition.contract,
        runtime: FEDERATION_RUNTIME,
        singletons: installedLibraries(subject.folder),
      },
      addresses,
      panels: definition.panels,
      code: pageCodeOf(subject, Object.keys(definition.pages), {
        browser: groups,
        node: chunkGroupsOf(node),
      }),
      opens: openedPanels(scripts),
      ...(slots && { slots }),
      files,
      events: findEventUses(scripts, contract.events),
      uses: { links: findLinks(subject.folder, contract.addresses, scripts) },
    },
  };
}
