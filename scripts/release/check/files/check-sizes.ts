import { isPageBundle } from '@little-arches/build/describe/page-bundles';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedExtras } from '@little-arches/build/model/published-version';
import { slots } from '@little-arches/contracts/formats';
import { errorsOf, type Finding, findings, label } from '../../model/findings';
import type { Live } from '../../store/live-versions';
import type { Budget } from './budgets';

/** Files that only some pages show and that are not compressed again; each has a budget of its own. */
const media = {
  image: /\.(png|jpe?g|gif|webp|avif|ico)$/,
  font: /\.(woff2?|ttf|otf)$/,
  video: /\.(mp4|webm|mov|ogv|mp3|ogg|m4a|wav)$/,
} as const;

const LESS_IN_SLOT =
  'Load less at once: the contract limits what a slot adds to the pages of other teams (shared-contracts/src/host/slot-terms.ts).';

/** Checks that a package's files are within its budget. `sizes` holds the transferred bytes of each file. */
export function checkSizes(
  { name, version, entry, vendor, extras }: Descriptor,
  sizes: ReadonlyMap<string, number>,
  budget: Budget,
): Finding[] {
  const error = errorsOf(name, version);
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + (sizes.get(file) ?? 0), 0);
  const exceeds = (what: string, bytes: number, most: number, hint: string): Finding[] =>
    bytes <= most
      ? []
      : [
          error(
            'size',
            `${what} of ${name} ${version} has ${kilobytes(bytes)} compressed; its budget is ${kilobytes(most)}.`,
            hint,
          ),
        ];
  const limit = (what: string, part: keyof Budget, bytes: number) =>
    exceeds(
      what,
      bytes,
      budget[part],
      `Load less, or raise it in its package.json, "budget": { "${part}": ${Math.ceil(bytes / 1024)} }, and say why in the commit.`,
    );
  const first = vendor === undefined ? [entry.path] : [vendor, entry.path];
  const code = extras.files.map(({ path }) => path).filter((file) => /\.(js|css|svg)$/.test(file));
  return [
    ...limit(`The entry ${entry.path}`, 'entry', sum(first)),
    ...extras.addresses.flatMap(({ path, files }) =>
      limit(`The page ${path}`, 'page', sum(new Set([...first, ...files]))),
    ),
    ...Object.entries(extras.slots?.fills ?? {}).flatMap(([slot, { files }]) => {
      const most = slotBudget(slot);
      const bytes = sum(new Set([...first, ...files]));
      return most === undefined
        ? []
        : exceeds(`The slot '${slot}' with the entry`, bytes, most, LESS_IN_SLOT);
    }),
    ...limit('All', 'total', sum(code.filter((file) => !isPageBundle(file)))),
    ...(Object.keys(media) as (keyof typeof media)[]).flatMap((kind) =>
      extras.files
        .filter(({ path }) => media[kind].test(path))
        .flatMap(({ path }) => limit(`The ${kind} ${path}`, kind, sum([path]))),
    ),
  ];
}

/** Returns the bytes that a slot may have with the entry of its filler; undefined for a slot of a later contract. */
function slotBudget(slot: string): number | undefined {
  const terms: Readonly<Record<string, { readonly kilobytes: number }>> = slots;
  const { kilobytes } = terms[slot] ?? {};
  return kilobytes === undefined ? undefined : kilobytes * 1024;
}

/** Bytes. A person reviews a page that grows by more than this and by more than a third. */
const GROWTH = 48 * 1024;

/** Returns warnings for pages that became much larger than their live versions, measured before compression. */
export function checkGrowth(now: Live, before: Live, allowed: number): Finding[] {
  const finding = findings(now, before);
  const sizes = pageSizes(before.extras);
  return [...pageSizes(now.extras)].flatMap(([page, { path, bytes }]) => {
    const earlier = sizes.get(page)?.bytes;
    if (earlier === undefined || bytes <= earlier * 1.34 || bytes <= earlier + GROWTH + allowed) return [];
    return finding(
      'size',
      `The page ${path} of ${label(now)} has ${kilobytes(bytes)} before it is compressed, live it has ${kilobytes(earlier)}.`,
      `Load what is new when it is needed, or allow it once: "budget": { "growth": ${Math.ceil((bytes - earlier) / 1024)} } in its package.json.`,
    );
  });
}

/** Returns the path and the bytes of each page before compression, without the entry, by the page's name. */
function pageSizes({ addresses, files }: PublishedExtras) {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  return new Map(
    addresses.map(({ page, path, files: own }) => [
      page,
      { path, bytes: own.reduce((all, file) => all + (sizes.get(file) ?? 0), 0) },
    ]),
  );
}

/** Returns the bytes of all browser files before compression. */
export function totalSize({ files }: PublishedExtras): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
