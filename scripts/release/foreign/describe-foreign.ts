import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDefinition, publishedAddresses } from '@little-arches/build/describe/read-definition';
import { FEDERATION_RUNTIME } from '@little-arches/build/federation/runtime-version';
import { DESCRIPTOR_FORMAT, type Descriptor, parseDescriptor } from '@little-arches/build/model/descriptor';
import { EXTRAS_FORMAT, type PublishedExtras } from '@little-arches/build/model/published-version';
import { publishedSlots } from '@little-arches/build/published-slots';
import { fields } from '@little-arches/contracts/formats';
import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import type { Browser } from 'playwright-core';
import * as v from 'valibot';
import { readManifest } from '../site/stored-site';
import { assetPath, readRegistry } from '../store/channel-registry';
import { createDryRunStore } from '../store/dry-run-store';
import { liveVersion } from '../store/live-versions';
import { releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { loadDefinition } from './load-definition';
import { readForeignBuild } from './read-build';
import { type ForeignManifest, readForeignManifest } from './read-manifest';

/** A build of another bundler, and what it is checked against. */
export interface ForeignSubject {
  readonly name: string;
  /** Folder of the build. */
  readonly folder: string;
  readonly store: ReleaseStore;
  /** The channel whose live shell loads the build; `begin` is used when the channel has no site. */
  readonly channel: string;
  readonly begin: string;
  /** Opens the browser that loads the build. */
  readonly browser: () => Promise<Browser>;
  readonly log: (line: string) => void;
}

/**
 * Describes a remote that any bundler built with Module Federation: its files, the libraries that its manifest
 * names, and the pages of its definition, which the live shell loads in a browser. Throws a UsageError that names
 * what the author has to change.
 */
export async function describeForeign(subject: ForeignSubject): Promise<Descriptor> {
  const { name, folder, log } = subject;
  if (!v.is(fields.packageName, name) || name === 'shell')
    throw new UsageError(
      `'${name}' can't be released under this name: use small letters, digits and dashes, at most 41.`,
    );
  const manifest = readForeignManifest(folder, name);
  const { files, node, maps, hash, others } = readForeignBuild(folder);
  if (others.length > 0)
    log(`Not released: ${others.slice(0, 5).join(', ')}${others.length > 5 ? ' …' : ''}`);
  const entry = files.find((file) => file.path === manifest.entry);
  if (!entry || manifest.entry.includes('/'))
    throw new UsageError(
      `${name}: its entry ${manifest.entry} is not beside the manifest in ${folder}: build again, with a filename without a folder.`,
    );
  const stated = /^\w[\w.-]{0,40}$/.test(manifest.buildVersion ?? '') ? manifest.buildVersion : '0.0.0';
  const draft: Descriptor = {
    format: DESCRIPTOR_FORMAT,
    name,
    version: `${stated}-${hash}`,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: [],
    fonts: [],
    node,
    maps,
    extras: {
      format: EXTRAS_FORMAT,
      handshake: {
        contract: { built: '0.0', needs: '0.0' },
        runtime: runtimeOf(folder, manifest),
        singletons: manifest.libraries,
      },
      container: manifest.container,
      addresses: [],
      panels: [],
      files,
    },
  };
  log('Loading it with the live shell');
  const definition = parseDefinition(name, './routes', await loadedDefinition(draft, subject));
  const styles = manifest.styles.filter((style) => files.some((file) => file.path === style));
  const slots = publishedSlots(definition, {}, () => styles);
  const extras: PublishedExtras = {
    ...draft.extras,
    handshake: { ...draft.extras.handshake, contract: definition.contract },
    addresses: publishedAddresses(definition, {}, () => styles),
    panels: definition.panels,
    ...(slots && { slots }),
  };
  return parseDescriptor({ ...draft, extras }, name);
}

/**
 * Returns the runtime of a build. An entry built with `externalRuntime` needs the shell's runtime; every other one
 * includes its own.
 */
function runtimeOf(folder: string, { entry }: ForeignManifest): string {
  const isExternal = readFileSync(path.join(folder, entry), 'utf8').includes('_FEDERATION_RUNTIME_CORE');
  return isExternal ? FEDERATION_RUNTIME : 'own';
}

async function loadedDefinition(draft: Descriptor, subject: ForeignSubject): Promise<unknown> {
  const { store, channel, begin, folder } = subject;
  const [own, first] = await Promise.all([readRegistry(store, channel), readRegistry(store, begin)]);
  const { registry } = own.registry.site === undefined ? first : own;
  const shell = liveVersion(registry, 'shell');
  const site = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  if (!shell || !site)
    throw new EnvironmentError(
      `Nothing is live on '${channel}' that could load ${draft.name}: publish the shell first.`,
    );
  const trial = createDryRunStore(store);
  for (const { path: file } of draft.extras.files)
    await trial.putOnce(releasedKey(draft, file), readFileSync(path.join(folder, file)));
  const { name, version, entry, extras } = draft;
  const url = assetPath(name, version, entry.path);
  return await loadDefinition(await subject.browser(), {
    store: trial,
    config: site.config,
    shell: { ...shell, name: 'shell' },
    remote: { name, url, metadata: { integrity: entry.integrity, version }, extras },
  });
}
