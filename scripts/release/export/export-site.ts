import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Composition } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import { replaceFile } from '@little-arches/kit/files/write-file';
import * as v from 'valibot';
import { versionsOf } from '../compose/compose-remotes';
import type { SiteManifest } from '../model/site';
import { LIVE_COMPOSITION, liveComposition } from '../site/live-composition';
import { type SiteFile, siteFiles } from '../site/site-files';
import { readManifest } from '../site/stored-site';
import { assetTypes, isCompressible } from '../store/asset-files';
import { readDescriptor, readRegistry } from '../store/channel-registry';
import { releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { noticesKey, siteFileKey } from '../store/store-keys';
import { type ExtraFile, nginxConfiguration } from './nginx-configuration';

export interface ExportOptions {
  readonly site: SiteManifest;
  readonly store: ReleaseStore;
  /** Directory of the export: a new or empty one, or that of an earlier export. */
  readonly to: string;
}

export interface ExportSummary {
  readonly composition: string;
  readonly pages: number;
  readonly assets: number;
}

const summarySchema = v.object({ composition: v.string(), written: v.array(v.string()) });
const SUMMARY = 'export.json';
const NGINX = 'nginx.conf';

/**
 * Writes the files with which another server answers like the embedded one: `site` is the document root, `nginx.conf`
 * the configuration. Writes release files first and never removes them, so that open tabs keep working. Replaces
 * each page in one step. Throws a UsageError when the directory has other content.
 */
export async function exportSite({ site, store, to }: ExportOptions): Promise<ExportSummary> {
  const earlier = readEarlier(to);
  // Written first, so that a killed export can be repeated.
  writeSummary(to, '', earlier);
  const assets = await exportAssets(site, store, path.join(to, 'site'));

  const { id, pages } = site;
  const files = {
    ...paymentSubstitute(site),
    ...siteFiles(site, async () => (await store.get(noticesKey(id)))?.content.toString()),
  };
  const extras: ExtraFile[] = [
    ...Object.entries(files).map(([name, { type }]) => ({ path: name, type, cacheControl: 'no-cache' })),
    { path: LIVE_COMPOSITION, type: 'application/json', cacheControl: 'no-store' },
  ];
  const written: string[] = [];
  const write = (file: string, content: string | Buffer) => {
    written.push(file);
    replace(path.join(to, file), Buffer.from(content));
  };
  for (const { file } of pages)
    for (const form of [file, `${file}.gz`, `${file}.br`])
      write(`site${form}`, await mustGet(store, siteFileKey(id, form)));
  for (const [name, { content }] of Object.entries(files)) write(`site${name}`, await content());
  write(`site${LIVE_COMPOSITION}`, liveComposition(site.composition.id, site.recalled));
  write(NGINX, nginxConfiguration({ config: site.config, pages, extras }));

  for (const file of earlier) if (!written.includes(file)) rmSync(path.join(to, file), { force: true });
  writeSummary(to, site.composition.id, written.sort());
  return { composition: site.composition.id, pages: pages.length, assets };
}

/** Returns the files of the earlier export that may be removed. */
function readEarlier(to: string): readonly string[] {
  const summary = path.join(to, SUMMARY);
  if (existsSync(summary)) {
    const { written } = readJson(summary, summarySchema);
    return written.filter((file) => /^(site\/|nginx)/.test(file) && !file.split('/').includes('..'));
  }
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new UsageError(
      `${to} holds files that no export wrote. Name a new or an empty directory, or that of an earlier export.`,
    );
  return [];
}

/** Returns the payment simulator's script when the site uses it, as the embedded server does. */
function paymentSubstitute({ config }: SiteManifest): Record<string, SiteFile> {
  if (config.payments.provider !== 'simulator') return {};
  const file = path.join(projectRoot(), 'scripts/backend/payments/forms/stripe-simulator.js');
  if (!existsSync(file))
    throw new UsageError(
      'This site pays with the payment simulator, whose script only a checkout has: export the site there.',
    );
  return {
    [config.payments.script]: {
      type: 'text/javascript; charset=utf-8',
      content: () => readFileSync(file, 'utf8'),
    },
  };
}

function writeSummary(to: string, composition: string, written: readonly string[]): void {
  replace(path.join(to, SUMMARY), Buffer.from(`${JSON.stringify({ composition, written }, null, 1)}\n`));
}

/** Writes the files of every version that a composition in use names, and returns their number. */
async function exportAssets(site: SiteManifest, store: ReleaseStore, root: string): Promise<number> {
  const { registry } = await readRegistry(store, site.config.channel);
  const current = await readFiles(store, site.composition);
  // Open tabs may need these. A site that gc removed is open in no tab.
  const open = await Promise.all(
    (registry.earlierSites ?? []).map((id) => readSiteFiles(store, id).catch(() => [] as string[])),
  );
  const required = new Set(current);
  let count = 0;
  for (const key of new Set([...current, ...open.flat()])) {
    if (await exportAsset(store, key, root)) count++;
    else if (required.has(key)) await mustGet(store, key);
  }
  return count;
}

/** Returns the keys of all files that an earlier site needs. */
async function readSiteFiles(store: ReleaseStore, id: string): Promise<readonly string[]> {
  const manifest = await readManifest(store, id);
  return manifest ? await readFiles(store, manifest.composition) : [];
}

/** Returns the keys of all files that a composition needs. */
async function readFiles(store: ReleaseStore, composition: Composition): Promise<readonly string[]> {
  const key = `composition/${composition.id}/composition.json`;
  const files = await Promise.all(
    versionsOf(composition).map(async ([name, version]) => {
      const released = await readDescriptor(store, name, version);
      return released.extras.files.map((file) => releasedKey(released, file.path));
    }),
  );
  return [key, ...files.flat()];
}

/** Writes a file of a version in all its stored forms. Returns false when it is not in the store. */
async function exportAsset(store: ReleaseStore, key: string, root: string): Promise<boolean> {
  const file = path.join(root, 'assets', ...key.split('/'));
  if (!assetTypes[path.extname(file)])
    throw new Error(
      `${key} is of a kind that no server here sends: add it to scripts/release/store/asset-files.ts`,
    );
  const stored = await store.get(key);
  if (!stored) return false;
  for (const ending of isCompressible(file) ? ['.gz', '.br'] : [])
    replace(file + ending, await mustGet(store, key + ending));
  replace(file, stored.content);
  return true;
}

async function mustGet(store: ReleaseStore, key: string): Promise<Buffer> {
  const stored = await store.get(key);
  if (stored) return stored.content;
  throw new Error(`${key} is part of the site, but not in the store: publish its package again`);
}

/**
 * Replaces a file in one step. Leaves an unchanged file alone, so that its modification time, and the ETag that
 * servers derive from it, stay the same.
 */
function replace(file: string, content: Buffer): void {
  if (isThere(file, content)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, content);
}

function isThere(file: string, content: Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(content);
}
