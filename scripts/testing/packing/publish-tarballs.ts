import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { runNpm } from '@little-arches/kit/processes/run-npm';

/** A packed package. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly file: string;
}

/** Parses the address of a registry typed by a person. Throws a UsageError when it is none. */
export function parseRegistry(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.endsWith('/') ? text : `${text}/`;
  throw new UsageError(
    `--publish is '${text}', but must be the address of your registry, such as https://registry.example/`,
  );
}

/**
 * Publishes tarballs in this order, and returns a line for each. A tarball that the registry has already is left
 * out, so that an interrupted run can be repeated. Throws a UsageError when the registry has the same version with
 * other content, or refuses.
 */
export function publishTarballs(tarballs: readonly Tarball[], registry: string, scratch: string): string[] {
  return tarballs.map((tarball) => {
    const { name, version, file } = tarball;
    const published = runNpm(['publish', file, '--ignore-scripts', ...optionsFor(registry)], {
      cwd: scratch,
    });
    if (published.status === 0) return `Published ${name} ${version}`;
    const there = readPublished(tarball, registry, scratch);
    if (there === undefined)
      throw new UsageError(
        `${name} ${version} could not be published to ${registry}:\n${published.stderr.trim()}`,
      );
    // Compared uncompressed, because versions of Node compress differently.
    if (gunzipSync(there).equals(gunzipSync(readFileSync(file))))
      return `${name} ${version} is there already`;
    throw new UsageError(
      `${registry} has ${name} ${version} with other content, and a published version never changes. Raise the patch number in shared-contracts/package.json, then publish again.`,
    );
  });
}

/** Returns the tarball that a registry has of a version; undefined when it has none or can't be read. */
function readPublished({ name, version }: Tarball, registry: string, scratch: string): Buffer | undefined {
  const folder = mkdtempSync(path.join(scratch, 'published-'));
  const options = [...optionsFor(registry), '--prefer-online', `--pack-destination=${folder}`];
  const { status, stdout } = runNpm(['pack', `${name}@${version}`, ...options], { cwd: scratch });
  return status === 0 ? readFileSync(path.join(folder, stdout.trim())) : undefined;
}

/** Returns npm's options for a registry, also where a person's configuration names another one for our scope. */
function optionsFor(registry: string): string[] {
  return [`--registry=${registry}`, `--@little-arches:registry=${registry}`, '--loglevel=error'];
}
