import { rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { writeWhole } from '@little-arches/kit/files/write-file';
import type { Compiler, Configuration, Stats } from '@rspack/core';
import { descriptorFile } from '../built-descriptor';
import { chunkGroupsOf } from '../compile';
import { remoteBrowserConfig, remoteNodeConfig } from '../config/remote-config';
import type { BuildSubject } from '../config/rules';
import { FEDERATION_RUNTIME } from '../federation/runtime-version';
import { installedLibraries } from '../federation/shared-libraries';
import { DESCRIPTOR_FORMAT, type Descriptor } from '../model/descriptor';
import { EXTRAS_FORMAT, type PublishedFile } from '../model/published-version';
import { writeNotices } from '../notices';
import { outputFiles, scriptMaps } from '../output-files';
import { publishedSlots, slotRequest } from '../slots';
import { bundleScripts } from '../uses/bundle-scripts';
import { findEventUses } from '../uses/event-uses';
import { findLinks } from '../uses/find-links';
import { ownContract } from '../uses/own-contract';
import { findStrangeSources } from '../uses/strange-sources';
import { openedPanels } from './opened-panels';
import { bundlePage } from './page-bundles';
import { pageCodeOf, pageRequest } from './page-code';
import { publishedAddresses, readDefinition } from './read-definition';

/** Returns the files of a Node build under their published names. */
export function nodeFiles(folder: string): PublishedFile[] {
  return outputFiles(path.join(folder, 'dist/node')).map((file) => ({ ...file, path: `node/${file.path}` }));
}

/**
 * Returns the builds of a remote for browser and Node. They write `dist/descriptor.json` when both are done,
 * whether `rspack build` in the remote's folder or a command of ours runs them.
 */
export function remoteConfigs(subject: BuildSubject): Configuration[] {
  const done: { browser?: Stats; node?: Stats } = {};
  const describe = (target: keyof typeof done) => ({
    apply(compiler: Compiler) {
      compiler.hooks.beforeRun.tap('DescribeRemote', () => {
        // An interrupted build must not count as the previous one.
        rmSync(descriptorFile(subject.folder), { force: true });
      });
      compiler.hooks.done.tapPromise('DescribeRemote', async (stats) => {
        done[target] = stats;
        const { browser, node } = done;
        if (!browser || !node || browser.hasErrors() || node.hasErrors()) return;
        const artefact = await describeRemote(subject, browser, node).catch((error: unknown) => {
          if (!(error instanceof UsageError)) throw error;
          stats.compilation.errors.push(error);
        });
        if (artefact)
          writeWhole(descriptorFile(subject.folder), `${JSON.stringify(artefact, null, 2)}\n`, 0o644);
      });
    },
  });
  const [browser, node] = [remoteBrowserConfig(subject), remoteNodeConfig(subject)];
  return [
    { ...browser, plugins: [...(browser.plugins ?? []), describe('browser')] },
    { ...node, plugins: [...(node.plugins ?? []), describe('node')] },
  ];
}

/**
 * Returns an error in the remote's sources for Rspack's output, without a stack of ours, which would only hide it.
 */
function mistake(sentence: string): UsageError {
  const error = new UsageError(sentence);
  error.stack = sentence;
  return error;
}

async function describeRemote(subject: BuildSubject, stats: Stats, node: Stats): Promise<Descriptor> {
  const [strange] = findStrangeSources(stats, subject.name, subject.folder);
  if (strange !== undefined) throw mistake(strange);
  const contract = ownContract(subject.folder);
  const groups = chunkGroupsOf(stats);
  const exposed = groups.filter(({ requests, isEntry }) => !isEntry && requests.every((request) => !request));
  const definition = await readDefinition(subject);
  const scripts = bundleScripts(path.join(subject.folder, 'dist/node'));
  const output = path.join(subject.folder, 'dist/browser');
  const filesOf = (what: string, request: string) => {
    const own = groups.find(({ requests }) => requests.includes(request));
    if (!own)
      throw mistake(
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
