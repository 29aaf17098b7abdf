import path from 'node:path';
import { isPageBundle } from '@scripts/build/page-bundles';
import { compress } from '@scripts/kit/http/compression';
import { integrityOf } from '@scripts/kit/integrity';
import type { Descriptor } from 'shared-contracts/formats/descriptor';
import type { PublishedFile } from 'shared-contracts/formats/registry';
import type { Budget } from './budgets';
import type { Finding, Rule } from './findings';

/** Reads a file of a version; undefined where there is none. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>;

/** Whether a file is what its descriptor says. */
export function isAsBuilt({ integrity, size }: PublishedFile, content: Buffer): boolean {
  return integrityOf(content) === integrity && content.byteLength === size;
}

/**
 * Whether every file of a version is what its descriptor says, and small enough where there is a budget. `again` is
 * the fix for one that isn't.
 */
export async function checkFiles(
  artefact: Descriptor,
  read: ReadFile,
  budget: Budget | undefined,
  again = `Delete ${artefact.name}/dist, then build and publish again.`,
): Promise<Finding[]> {
  const { name, version, entry, extras } = artefact;
  const found: Finding[] = [];
  const add = (rule: Rule, message: string, fix: string) =>
    found.push({ rule, severity: 'error', package: name, version, message, fix });

  const sizes = new Map<string, number>();
  await Promise.all(
    [...extras.files, ...artefact.node].map(async (file) => {
      const content = await read(file.path);
      if (!content) add('integrity', `${file.path} of ${name} ${version} is missing.`, again);
      else if (!isAsBuilt(file, content))
        add('integrity', `${file.path} of ${name} ${version} is not the file that was built.`, again);
      else if (/\.(js|css|svg)$/.test(path.extname(file.path)))
        sizes.set(file.path, (await compress(content)).byteLength);
    }),
  );
  const listed = new Map(extras.files.map((file) => [file.path, file.integrity]));
  if (listed.get(entry.path) !== entry.integrity)
    add('integrity', `The entry ${entry.path} of ${name} ${version} is not among its files.`, again);
  for (const { path: address, files } of extras.addresses)
    for (const file of files.filter((needed) => !listed.has(needed)))
      add(
        'integrity',
        `${address} of ${name} ${version} needs ${file}, which is not among its files.`,
        again,
      );

  if (budget) {
    const sum = (files: Iterable<string>) =>
      [...files].reduce((all, file) => all + (sizes.get(file) ?? 0), 0);
    const limit = (what: string, bytes: number, most: number) => {
      if (bytes > most)
        add(
          'size',
          `${what} of ${name} ${version} has ${kilobytes(bytes)} compressed; its budget is ${kilobytes(most)}.`,
          'Load less at once, or raise the budget in its package.json and say why.',
        );
    };
    limit(`The entry ${entry.path}`, sum([entry.path]), budget.entry);
    for (const { path: address, files } of extras.addresses)
      limit(`The page ${address}`, sum(new Set([entry.path, ...files])), budget.page);
    limit('All', sum([...sizes.keys()].filter((file) => !isPageBundle(file))), budget.total);
  }
  return found.sort((a, b) => a.message.localeCompare(b.message));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
