import { createHash } from 'node:crypto';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { integrityOf } from '@scripts/kit/integrity';
import { globalNameOf } from 'shared-contracts/formats/global-name';
import type { BuildSubject } from './rules';

/** Stands for the version until everything else of a build is done. */
const STAND_IN = '0.0.0-version0';

/**
 * The subject as it is built, under a version that never changes. The hashes of class names and the short names that
 * minimizing gives depend on every letter, so else one changed word would change nearly every file of a release.
 */
export function withoutVersion<Subject extends BuildSubject>(subject: Subject): Subject {
  return { ...subject, version: STAND_IN };
}

/** What the class names of a version begin with: two versions in one page may carry different styles of one name. */
export function scopeOf({ name, version }: Pick<BuildSubject, 'name' | 'version'>): string {
  // Of the shell a page has one version.
  const isOfVersion = name !== 'shell';
  if (isOfVersion && version === STAND_IN) return '_of-version';
  const scope = isOfVersion ? `${name} ${version}` : name;
  return `_${createHash('sha256').update(scope).digest('hex').slice(0, 4)}`;
}

/**
 * Puts the version in the place of what stood for it, after the files got their names: a file that is the same in two
 * versions, but for the version, has the same name in both.
 */
export function versionLast({ name, version }: Pick<BuildSubject, 'name' | 'version'>): RspackPluginInstance {
  const texts = [
    [scopeOf({ name, version: STAND_IN }), scopeOf({ name, version })],
    [globalNameOf(name, STAND_IN), globalNameOf(name, version)],
    [STAND_IN, version],
  ] as const;
  const inVersion = (text: string) =>
    texts.reduce((changed, [standIn, own]) => changed.replaceAll(standIn, own), text);

  return {
    apply({ hooks, rspack }: Compiler) {
      const { Compilation, sources } = rspack;
      hooks.thisCompilation.tap('version last', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: 'version last', stage }, (assets) => {
          const before = Object.entries(assets)
            .filter(([file]) => /\.(?:m?js|css)$/.test(file))
            .map(([file, source]) => [file, source.source().toString()] as const);
          const hashes = new Map(
            before.map(([, text]) => [integrityOf(text), integrityOf(inVersion(text))] as const),
          );
          for (const [file, text] of before) {
            const changed = inVersion(text).replaceAll(INTEGRITY, (hash) => hashes.get(hash) ?? hash);
            if (changed === text) continue;
            if (file.includes('/'))
              throw new Error(`${file} is named by its content, and has the version in it`);
            compilation.updateAsset(file, new sources.RawSource(changed));
          }
        });
      });
    },
  };
}

/** The hash by which a file asks for another. */
const INTEGRITY = /sha384-[\w+/]+=*/g;
