import type { RemoteEntry } from '../containment/remote-entries';

/** A library as the shell has it. */
interface SharedLibrary {
  readonly version: string;
  readonly library: unknown;
}

/** What an entry says of a library that its modules import. */
interface Import {
  readonly shareKey: string;
  readonly shareInfo: {
    readonly shareConfig: { readonly requiredVersion?: string | false; readonly strictVersion?: boolean };
  };
}

/** What an entry passes to be given its libraries; `webpackRequire.m` holds its modules, by their ids. */
interface Request {
  readonly moduleToHandlerMapping: Readonly<Record<string, Import>>;
  readonly webpackRequire: { readonly m: Record<string, (module: { exports: unknown }) => void> };
}
interface ChunkRequest extends Request {
  readonly chunkId: string;
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
}
interface InitialRequest extends Request {
  readonly initialConsumes: readonly string[];
}

/**
 * Creates what entries find in `globalThis.littleArchesFederation` while they run, by the names under which Module
 * Federation's plugin calls it. A remote brings no shared library, so that there is nothing to negotiate: each
 * import is given the shell's, or throws an Error where the shell's version is not what the remote was built for.
 * None of it can be changed by what it is handed to.
 */
export function createHandOver(
  libraries: Readonly<Record<string, SharedLibrary>>,
  scriptUrl: (address: string) => string,
  take: (entry: RemoteEntry) => void,
) {
  function give(id: string, { moduleToHandlerMapping, webpackRequire }: Request): void {
    webpackRequire.m[id] = (module) => {
      const wanted = moduleToHandlerMapping[id];
      const found = wanted && libraries[wanted.shareKey];
      if (!found) throw new Error(`The shell shares no '${wanted?.shareKey ?? id}'`);
      const { requiredVersion, strictVersion } = wanted.shareInfo.shareConfig;
      if (strictVersion && requiredVersion && !satisfies(found.version, requiredVersion))
        throw new Error(
          `The shell has ${wanted.shareKey} ${found.version}, this remote was built for ${requiredVersion}`,
        );
      module.exports = found.library;
    };
  }

  return Object.freeze({
    bundlerRuntime: Object.freeze({
      init() {},
      consumes(request: ChunkRequest): void {
        for (const id of request.chunkMapping[request.chunkId] ?? []) give(id, request);
      },
      installInitialConsumes(request: InitialRequest): void {
        for (const id of request.initialConsumes) give(id, request);
      },
    }),
    scriptUrl,
    set entry(entry: RemoteEntry) {
      take(entry);
    },
  });
}

/** Whether a version is in a range as entries carry them: `^19.3.0`, or one version in those of earlier tools. */
export function satisfies(version: string, range: string): boolean {
  const [, major, minor] = /^\^(\d+)\.(\d+)\./.exec(range) ?? [];
  const [ownMajor, ownMinor] = version.split('.');
  return version === range || (major === ownMajor && Number(minor) <= Number(ownMinor));
}
