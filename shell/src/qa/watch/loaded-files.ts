import type { ReportingPage } from '../../reporting/describe-failure';

/** The files that the page loaded of one version of a package. */
export interface LoadedFiles {
  readonly name: string;
  readonly version: string;
  readonly files: number;
  /** Compressed bytes, also of cached files. */
  readonly bytes: number;
  /** Milliseconds since the page was requested: the request of the first file, and the arrival of the last one. */
  readonly from: number;
  readonly until: number;
}

type Loaded = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>;

const FILE = /^\/assets\/([a-z][\w-]*)\/([\w.-]+)\/[^/]+$/;

/** Groups the loaded files by package and version. A file that several versions share has no version. */
export function loadedFiles(
  entries: readonly Loaded[],
  { origin, versionOf }: Pick<ReportingPage, 'origin' | 'versionOf'>,
): LoadedFiles[] {
  const found = new Map<string, LoadedFiles>();
  for (const { name: url, startTime, responseEnd, encodedBodySize } of entries) {
    const address = new URL(url);
    const [, name, folder] = FILE.exec(address.pathname) ?? [];
    if (address.origin !== origin || name === undefined || folder === undefined) continue;
    const version = versionOf(name, folder);
    const key = `${name} ${version}`;
    const { files, bytes, from, until } = found.get(key) ?? { files: 0, bytes: 0, from: startTime, until: 0 };
    found.set(key, {
      name,
      version,
      files: files + 1,
      bytes: bytes + encodedBodySize,
      from: Math.round(Math.min(from, startTime)),
      until: Math.round(Math.max(until, responseEnd)),
    });
  }
  return [...found.values()];
}
