import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FEDERATION_RUNTIME } from '@scripts/build/federation/hand-over';
import { installedLibraries, rangeOf, takesLibrary } from '@scripts/build/federation/shared-libraries';
import * as React from 'react';
import { parseRemote } from 'shared-contracts/remote';
import type { RemoteEntry } from '../containment/remote-entries';
import { createHandOver, satisfies } from './hand-over';
import { sharedLibraries } from './shared-libraries';

const scriptUrl = (address: string) => address;

/** Has the hand-over give `library` to a module of an entry that asks for it with `shareConfig`. */
function given(
  shareConfig: { requiredVersion?: string | false; strictVersion?: boolean },
  shareKey = 'react',
) {
  const libraries = { react: { version: '19.3.1', library: React } };
  const { bundlerRuntime } = createHandOver(libraries, scriptUrl, () => {});
  const m: Record<string, (module: { exports: unknown }) => void> = {};
  const module = { exports: undefined as unknown };
  bundlerRuntime.consumes({
    chunkId: '7',
    chunkMapping: { 7: ['1'] },
    moduleToHandlerMapping: { 1: { shareKey, shareInfo: { shareConfig } } },
    webpackRequire: { m },
  });
  m['1']?.(module);
  return module.exports;
}

it('gives the library of the shell, whatever range it is asked for in', () => {
  expect(given({ requiredVersion: '^19.3.0', strictVersion: true })).toBe(React);
  expect(given({ requiredVersion: false, strictVersion: true })).toBe(React);
  // Entries of earlier tools ask for one version and leave the answer to others.
  expect(given({ requiredVersion: '19.3.0' })).toBe(React);
});

it('refuses a version that the remote was not built for, and what it does not share', () => {
  expect(() => given({ requiredVersion: '^19.4.0', strictVersion: true })).toThrow(
    'The shell has react 19.3.1, this remote was built for ^19.4.0',
  );
  expect(() => given({}, 'preact')).toThrow("The shell shares no 'preact'");
});

it('takes the versions that a release takes', () => {
  const versions = ['18.9.9', '19.0.0', '19.3.0', '19.3.1', '19.10.0', '20.0.0-rc.1', '20.3.1'];
  for (const built of versions)
    for (const provided of versions)
      expect(satisfies(provided, rangeOf(built))).toBe(takesLibrary(built, provided));
  expect(satisfies('19.3.1', '19.3.1')).toBe(true);
  expect(satisfies('19.3.1', '19.3.0')).toBe(false);
});

describe('an entry as the installed Module Federation builds it', () => {
  const remote = 'remote-kids-zone';
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'little-arches-entry-'));
    const program = path.resolve('scripts/build/testing/build-with-source-maps.ts');
    const args = [path.resolve('scripts/kit/typescript/run-program.cjs'), program, folder, remote];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.anything()]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The scripts of the build; those of the fallback are for a page in which it stands in for another version. */
  function scripts(ofFallback = false): { entry: string; chunks: string[] } {
    const files = readdirSync(path.join(folder, remote), { recursive: true, encoding: 'utf8' });
    const named = (pattern: RegExp) =>
      files
        .filter((file) => pattern.test(file.replaceAll(path.sep, '/')))
        .map((file) => readFileSync(path.join(folder, remote, file), 'utf8'));
    return {
      entry: named(ofFallback ? /^fallback\.\w+\.js$/ : /^entry\.\w+\.js$/).join(),
      chunks: named(ofFallback ? /^file-\w+-\d+\.js$/ : /^file-\w+\/\d+\.js$/),
    };
  }

  it('asks for nothing else than this number of the hand-over has', () => {
    const asked = [...scripts().entry.matchAll(/\bbundlerRuntime\)?\.(\w+)/g)].map(([, name]) => name);
    expect([FEDERATION_RUNTIME, [...new Set(asked)].sort()]).toEqual([
      '5',
      [
        // Asked for by a host that calls `init`, which the shell doesn't.
        'I',
        'S',
        'consumes',
        'init',
        'initContainerEntry',
        'installInitialConsumes',
        // Asked for where a remote loads remotes.
        'remotes',
      ],
    ]);
  });

  afterEach(() => {
    for (const name of Object.keys(globalThis))
      if (name.startsWith('rspackChunk')) Reflect.deleteProperty(globalThis, name);
  });

  /** Runs scripts in the page, as many as there are, and gives what their entry handed over. */
  function createRun() {
    let entry: RemoteEntry | undefined;
    const versions = installedLibraries(path.resolve('shell'));
    const libraries = Object.fromEntries(
      Object.entries(sharedLibraries).map(([name, library]) => [
        name,
        { library, version: versions[name] ?? '' },
      ]),
    );
    const littleArchesFederation = createHandOver(libraries, scriptUrl, (taken) => {
      entry = taken;
    });
    Object.defineProperty(globalThis, 'littleArchesFederation', {
      value: littleArchesFederation,
      configurable: true,
    });
    return (texts: readonly string[]) => {
      for (const script of texts) new Function(script)();
      return entry;
    };
  }

  async function pagesOf(entry: RemoteEntry | undefined): Promise<string[]> {
    const routes = (await entry?.get('./routes'))?.();
    expect(routes).toHaveProperty('default');
    const { default: definition } = routes as { default: unknown };
    return Object.keys(parseRemote(remote, definition).pages);
  }

  it('gives its table of pages, with the libraries of the shell', async () => {
    const run = createRun();
    const { entry, chunks } = scripts();
    expect(await pagesOf(run([entry, ...chunks]))).toContain('article');
  });

  it('stands in for another version with its own code, wherever that stopped, and before it comes late', async () => {
    const run = createRun();
    const fallback = scripts(true);
    const composed = scripts();
    const other = (text: string) => text.replaceAll(/\barticle:/g, 'parable:');
    run(composed.chunks.map(other));
    const standIn = run([fallback.entry, ...fallback.chunks]);
    const late = run([composed.entry]);
    expect(await pagesOf(standIn)).toContain('article');
    expect(await pagesOf(late)).toContain('parable');
  });
});
