import type { ProjectFile } from '../project-files';

/**
 * Finds decision records that have one number, and migrations of one version, of which the database takes one alone: two
 * people took it at a time. Gives a sentence for each.
 */
export function findSharedNumbers(files: readonly Pick<ProjectFile, 'path'>[]): string[] {
  const holders = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const [number] = /^(docs\/decisions\/\d+-|supabase\/migrations\/\d+_)/.exec(path) ?? [];
    if (!number) return [];
    const holder = holders.get(number);
    holders.set(number, path);
    return holder ? [`${path} has the number of ${holder}: give it the next free one.`] : [];
  });
}
