import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globalNameOf } from '@little-arches/contracts/formats/page';
import { parseRemote } from '@little-arches/contracts/remote';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { sharedLibraries } from './shared-libraries';

const remote = 'remote-kids-zone';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-entry-'));
  const program = path.resolve('scripts/build/testing/build-with-source-maps.ts');
  const subjects = ['1.0.0', '1.1.0', '1.2.0'].map((version) => `${remote}@${version}`);
  const { status, stderr } = spawnSync(process.execPath, programArgs(program, folder, ...subjects), {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.anything()]);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads the scripts of a version as the bundler left them. */
function scripts(version: string): { entry: string; chunks: string[] } {
  const output = path.join(folder, `${remote}@${version}`);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  const named = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file.replaceAll(path.sep, '/')))
      .map((file) => readFileSync(path.join(output, file), 'utf8'));
  return {
    entry: named(/^remoteEntry\.\w+\.js$/).join(''),
    chunks: named(/^file-\w+\/(?:\d+|__federation_expose_routes)\.js$/),
  };
}

/** Runs scripts as a page does, where a variable of an entry is global. */
function run(version: string, texts: readonly string[]): void {
  const name = globalNameOf(remote, version);
  for (const text of texts)
    new Function(text.includes(`var ${name};`) ? `${text}\nglobalThis.${name}=${name}` : text)();
}

/** Creates a host as Module Federation documents it, with only these libraries. */
function createHost(versions: Readonly<Record<string, string>>) {
  const host = createInstance({
    name: `host_${Object.values(versions).join('_')}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedLibraries).map(([name, library]) => [
        name,
        {
          version: versions[name] ?? '',
          lib: () => library,
          shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
        },
      ]),
    ),
  });
  return async (version: string): Promise<string[]> => {
    const name = globalNameOf(remote, version);
    host.registerRemotes([{ name, entry: `http://localhost/${name}.js`, entryGlobalName: name }]);
    const module = await host.loadRemote<{ default: unknown }>(`${name}/routes`);
    return Object.keys(parseRemote(remote, module?.default).pages);
  };
}

const installed = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  'react-router': '7.18.5',
};

it('exposes its table of pages to a host that only follows Module Federation’s documentation', async () => {
  const { entry, chunks } = scripts('1.0.0');
  run('1.0.0', [entry, ...chunks]);
  expect(await createHost(installed)('1.0.0')).toContain('article');
});

it('works in one page with another version, wherever that version stopped', async () => {
  const [first, second] = [scripts('1.0.0'), scripts('1.1.0')];
  const other = (text: string) => text.replaceAll(/\barticle:/g, 'parable:');
  run('1.1.0', second.chunks.map(other));
  run('1.0.0', [first.entry, ...first.chunks]);
  const pagesOf = createHost(installed);
  expect(await pagesOf('1.0.0')).toContain('article');
  run('1.1.0', [second.entry]);
  expect(await pagesOf('1.1.0')).toContain('parable');
});

it('refuses a host with an older library than the one it was built with', async () => {
  const { entry, chunks } = scripts('1.2.0');
  run('1.2.0', [entry, ...chunks]);
  await expect(createHost({ ...installed, react: '18.0.0' })('1.2.0')).rejects.toThrow(/react/);
});
