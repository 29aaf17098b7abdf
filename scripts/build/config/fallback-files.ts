import { createHash } from 'node:crypto';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { integrityOf } from '@scripts/kit/integrity';
import { globalNameOf, lastingGlobalOf } from 'shared-contracts/formats/global-name';
import type { BuildSubject } from './rules';

/** What the class names of a package begin with; with its version where another version may be in the page. */
export function scopeOf(name: string, version?: string): string {
  const subject = version === undefined ? name : `${name} ${version}`;
  return `_${createHash('sha256').update(subject).digest('hex').slice(0, 4)}`;
}

/** The entry of a version that stands in for another one. */
export function isFallbackEntry(file: string): boolean {
  return /^fallback\.[\da-f]+\.js$/.test(file);
}

/** Whether a file of a build is only for pages in which its version stands in for another one. */
export function isFallbackFile(file: string): boolean {
  return isFallbackEntry(file) || /^file-[\da-f]{16}-/.test(file);
}

/**
 * Writes scripts and styles a second time, for pages in which this version stands in for another one that may have
 * run: under names and in addresses with the version in them, so that the two can't meet, and so that a file which
 * is gone, or broken, costs one of them only.
 */
export function fallbackFiles({
  name,
  version,
}: Pick<BuildSubject, 'name' | 'version'>): RspackPluginInstance {
  const ofVersion = (text: string) =>
    text
      .replaceAll(`${scopeOf(name)}-`, `${scopeOf(name, version)}-`)
      .replaceAll(lastingGlobalOf(name), globalNameOf(name, version));

  return {
    apply({ hooks, rspack }: Compiler) {
      const { Compilation, sources } = rspack;
      hooks.thisCompilation.tap('fallback files', (compilation) => {
        // After the files got their names and hashes.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: 'fallback files', stage }, (assets) => {
          const emit = (file: string, text: string) =>
            compilation.emitAsset(file, new sources.RawSource(text));
          const hashes = new Map<string, string>();
          let entry = '';
          for (const [file, source] of Object.entries(assets)) {
            if (!/\.(?:js|css)$/.test(file)) continue;
            const text = source.source().toString();
            if (!file.includes('/')) entry += text;
            else {
              const changed = ofVersion(text);
              hashes.set(integrityOf(text), integrityOf(changed));
              emit(file.replace('/', '-'), changed);
            }
          }
          const asking = inFolder(ofVersion(entry), version).replaceAll(
            INTEGRITY,
            (hash) => hashes.get(hash) ?? hash,
          );
          const hash = createHash('sha256').update(asking).digest('hex').slice(0, 10);
          emit(`fallback.${hash}.js`, asking);
        });
      });
    },
  };
}

/** The file that a fallback file was made of; `entry` is the version's. */
export function lastingFile(file: string, entry: string): string {
  return isFallbackEntry(file) ? entry : file.replace(/^(file-[\da-f]{16})-/, '$1/');
}

/** The beginning of a line as it was before `fallbackFiles` put the version in; what it replaces by as much may stay. */
export function lastingText(text: string, { name, version }: Pick<BuildSubject, 'name' | 'version'>): string {
  return text
    .replaceAll(globalNameOf(name, version), lastingGlobalOf(name))
    .replaceAll(`"${version}/file-`, '"file-');
}

/** The hash by which an entry asks for a file. */
const INTEGRITY = /sha384-[\w+/]+=*/g;

/** How an entry makes the addresses of chunks: of `file-`, a table of hashes, a slash and a name. */
const FROM_TABLE = /"file-"\+((?:[^"]|"[\da-f]{16}")*?)\+"\/"\+/g;
/** The same where there is one of them. */
const FROM_ONE = /"file-([\da-f]{16})\/(?:"\+|([\w.-]+\.(?:js|css)"))/g;

/** The entry's text with addresses of chunks in the version's folder: `file-<hash>/7.js` lies there as `file-<hash>-7.js`. */
function inFolder(entry: string, version: string): string {
  const text = entry
    .replace(FROM_TABLE, (_, table: string) => `"${version}/file-"+${table}+"-"+`)
    .replace(FROM_ONE, (_, hash: string, rest?: string) => `"${version}/file-${hash}-${rest ?? '"+'}`);
  if (text === entry || text.includes('"file-"'))
    throw new Error('Rspack makes the addresses of chunks otherwise now: read its entry anew');
  return text;
}
