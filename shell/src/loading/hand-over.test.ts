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
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', program, folder, remote], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.anything()]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function scripts(): { entry: string; chunks: string[] } {
    const read = (file: string) => readFileSync(path.join(folder, remote, file), 'utf8');
    const files = readdirSync(path.join(folder, remote)).filter((file) => file.endsWith('.js'));
    const isEntry = (file: string) => file.startsWith('entry.');
    const isChunk = (file: string) => /^\d+\./.test(file);
    return {
      entry: files.filter(isEntry).map(read).join(),
      chunks: files.filter(isChunk).map(read),
    };
  }

  it('asks for nothing else than this number of the hand-over has', () => {
    const asked = [...scripts().entry.matchAll(/\bbundlerRuntime\)?\.(\w+)/g)].map(([, name]) => name);
    expect([FEDERATION_RUNTIME, [...new Set(asked)].sort()]).toEqual([
      '3',
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

  it('gives its table of pages, with the libraries of the shell', async () => {
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
    Object.defineProperty(globalThis, 'littleArchesFederation', { value: littleArchesFederation });
    const { entry: text, chunks } = scripts();
    for (const script of [text, ...chunks]) new Function(script)();
    const routes = (await entry?.get('./routes'))?.();
    expect(routes).toHaveProperty('default');
    const { default: definition } = routes as { default: unknown };
    expect(Object.keys(parseRemote(remote, definition).pages)).toContain('article');
  });
});
