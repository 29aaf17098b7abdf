import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import type {
  PageCode,
  PublishedAddress,
  PublishedExtras,
  PublishedFile,
} from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import { integrityOf } from '@little-arches/kit/integrity';
import { assetPath, changeRegistry } from '../store/channel-registry';
import { type Live, withLive } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';

/** A public configuration for tests. */
export const sampleConfig: SiteConfig = {
  siteUrl: 'https://www.littlearches.example',
  channel: 'production',
  backend: { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_x' },
  payments: { provider: 'stripe', publishableKey: 'pk_live_x' },
};

/** Creates an address of a page for tests, whose chunk is `<page>.js`. */
export function sampleAddress(
  pattern: string,
  page: string,
  more: Partial<PublishedAddress> = {},
): PublishedAddress {
  return {
    path: pattern,
    page,
    title: `Title of ${page}`,
    description: `About ${page}.`,
    access: 'anyone',
    index: true,
    files: [`${page}.js`],
    ...more,
  };
}

/** Creates a live version for tests of rules, which read none of its files. */
export function sampleLive(name: string, version: string, extras: Partial<PublishedExtras> = {}): Live {
  return {
    name,
    url: assetPath(name, version, 'entry.js'),
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    extras: { handshake: sampleHandshake, addresses: [], panels: [], files: [], ...extras },
  };
}

/** The version numbers of `sampleLive`. */
export const sampleHandshake = {
  contract: { built: '1.2', needs: '1.0' },
  runtime: '2.9.2',
  singletons: { react: '19.3.1' },
};

/** Returns a file's entry in a descriptor. */
export function sampleFile(file: string, content: string): PublishedFile {
  return { path: file, size: Buffer.byteLength(content), integrity: integrityOf(content) };
}

/** The differences between sample builds. */
export interface SampleBuild {
  readonly name: string;
  readonly version: string;
  readonly addresses?: readonly PublishedAddress[];
  readonly contract?: string;
  readonly runtime?: string;
  /** The code of its pages. */
  readonly code?: PageCode;
  /** Further browser files by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Source maps by path; default: none, as in older builds. */
  readonly maps?: Readonly<Record<string, string>>;
}

/** Creates a checkout to build and publish in; `work` runs inside it. */
export function createSampleCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-checkout-'));
  const before = process.cwd();
  const manifest = { name: 'little-arches', workspaces: ['remote-store'] };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(path.join(folder, 'remote-store/src'), { recursive: true });
  writeFileSync(path.join(folder, 'remote-store/src/routes.tsx'), '');
  process.chdir(folder);

  /** Writes a build to `<name>/dist`, as the real build does. */
  function build({
    name,
    version,
    addresses = [],
    contract = '1.0',
    runtime = '2.9.2',
    files = {},
    code,
    maps,
  }: SampleBuild): Descriptor {
    const contents: Record<string, string> = {
      'entry.js': `/* ${name} ${version} */`,
      'main.css': name === 'shell' ? 'a{}' : '._a1b2-a{}',
      ...files,
    };
    // All versions of the shell share the same libraries.
    if (name === 'shell') {
      contents['vendor.js'] ??= '/* libraries */';
      contents['early-events.js'] ??= '/* events */';
    }
    for (const { page } of addresses) contents[`${page}.js`] = `/* ${page} of ${name} ${version} */`;
    const dist = path.join(folder, name, 'dist');
    for (const part of ['browser', 'node']) mkdirSync(path.join(dist, part), { recursive: true });
    writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify({ name, version }));
    for (const [file, content] of Object.entries({ ...contents, ...maps })) {
      mkdirSync(path.dirname(path.join(dist, 'browser', file)), { recursive: true });
      writeFileSync(path.join(dist, 'browser', file), content);
    }
    const routes = `// ${version}`;
    writeFileSync(path.join(dist, 'node/routes.mjs'), routes);
    return {
      name,
      version,
      entry: { path: 'entry.js', integrity: integrityOf(contents['entry.js'] ?? '') },
      ...(name === 'shell' && { vendor: 'vendor.js', recorder: 'early-events.js' }),
      styles: name === 'shell' ? ['main.css'] : [],
      fonts: [],
      icon: undefined,
      ...(name === 'shell' && { card: 'social-card.png' }),
      node: [sampleFile('node/routes.mjs', routes)],
      ...(maps && { maps: Object.entries(maps).map(([file, content]) => sampleFile(file, content)) }),
      extras: {
        handshake: {
          contract: { built: contract, needs: contract },
          runtime,
          singletons: { react: '19.3.1' },
        },
        addresses: [...addresses],
        panels: name === 'remote-store' ? ['cart'] : [],
        ...(code && { code }),
        files: Object.entries(contents).map(([file, content]) => sampleFile(file, content)),
      },
    };
  }

  return {
    folder,
    releases: path.join(folder, 'releases'),
    build,
    remove() {
      process.chdir(before);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stores a build and makes it live, without the checks of a release. */
export async function makeLive(store: ReleaseStore, channel: string, artefact: Descriptor): Promise<void> {
  const { name, version, entry, extras } = artefact;
  const descriptor = JSON.stringify(artefact);
  await store.putOnce(`${name}/${version}/descriptor.json`, Buffer.from(descriptor));
  const url = assetPath(name, version, entry.path);
  const live = { name, url, metadata: { version, integrity: entry.integrity } };
  await changeRegistry(store, channel, (registry) =>
    withLive(registry, { ...live, extras: { ...extras, descriptor: integrityOf(descriptor) } }),
  );
}
