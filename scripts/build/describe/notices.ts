import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import { writeWhole } from '@little-arches/kit/files/write-file';
import { integrityOf } from '@little-arches/kit/integrity';
import type { Module, Stats } from '@rspack/core';
import * as v from 'valibot';

const noticeSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** Licence (SPDX) in its package.json. */
  license: v.string(),
  /** Full text, as in the package. */
  text: v.string(),
});

/** A package with code, styles or fonts in a build, and its licence terms. */
export type Notice = v.InferOutput<typeof noticeSchema>;

/** Reads the notices of a build. Throws an Error for any other text. */
export function parseNotices(text: string): Notice[] {
  return v.parse(v.array(noticeSchema), JSON.parse(text));
}

/** Writes the notices of a browser build beside its files and returns the name of the file. */
export function writeNotices(output: string, stats: Stats): string {
  // The bundler's own start code is in every entry, but no module.
  const bundler = packageFolderOf(createRequire(import.meta.url).resolve('@rspack/core')) ?? '';
  const text = `${JSON.stringify(noticesOf([...bundledPackages(stats), bundler]), null, 1)}\n`;
  const hash = Buffer.from(integrityOf(text).slice('sha384-'.length), 'base64').toString('hex').slice(0, 10);
  const file = `notices.${hash}.json`;
  writeWhole(path.join(output, file), text, 0o644);
  return file;
}

/** Returns the notices of installed packages, by name. Throws when one has no licence text. */
export function noticesOf(folders: readonly string[]): Notice[] {
  return [...new Set(folders)]
    .map(noticeOf)
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

const manifestSchema = v.object({ name: v.string(), version: v.string(), license: v.string() });

function noticeOf(folder: string): Notice {
  const manifest = readJson(path.join(folder, 'package.json'), manifestSchema);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .sort();
  if (files.length === 0)
    throw new Error(
      `${manifest.name} ${manifest.version} goes into a build and brings no licence text, so it may not be passed on: use another package.`,
    );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const text = texts.map((one) => one.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { ...manifest, text };
}

/** Returns the folders of the packages whose modules are in a file of the browser build. */
function bundledPackages({ compilation }: Stats): string[] {
  const { chunks, chunkGraph } = compilation;
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  return [...new Set(filesOf(modules).flatMap((file) => packageFolderOf(file) ?? []))].filter(isForeign);
}

/** Returns true for packages that are not ours; in a team's own repository ours are installed too. */
function isForeign(folder: string): boolean {
  return !/[\\/]node_modules[\\/]@little-arches[\\/][^\\/]+$/.test(folder);
}

function filesOf(modules: readonly Module[]): string[] {
  return modules.flatMap((module) => [
    module.nameForCondition() ?? '',
    // Modules that Rspack has concatenated into one.
    ...('modules' in module && Array.isArray(module.modules) ? filesOf(module.modules) : []),
  ]);
}

function packageFolderOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}
