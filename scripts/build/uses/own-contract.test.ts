import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { parseDescriptor } from '../model/descriptor';
import { scratchFolder } from '../testing/scratch-folder';

// Inside the checkout, so that its packages are found.
const scratch = scratchFolder(path.join(projectRoot(), '.cache'));

/** Installs a copy of the contract for the package in `folder`, with more parts than this checkout's. */
function installContract(folder: string): void {
  const copy = path.join(scratch.path, 'raised/shared-contracts');
  const own = path.join(projectRoot(), 'shared-contracts');
  for (const file of ['src', 'package.json'])
    cpSync(path.join(own, file), path.join(copy, file), { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) => {
    const place = path.join(copy, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
  };
  change('src/remote/index.tsx', /CONTRACT_VERSION = '[\d.]+'/, "CONTRACT_VERSION = '1.9'");
  change(
    'src/host/events/events.ts',
    'export const events = {',
    "export const events = {\n  'story/read': { keep: 'none', schema: v.object({ story: text }) },",
  );
  change('src/routes/index.ts', 'addresses = {', "addresses = {\n  stories: '/stories',");
  mkdirSync(path.join(folder, 'node_modules/@little-arches'), { recursive: true });
  symlinkSync(copy, path.join(folder, 'node_modules/@little-arches/contracts'), 'junction');
}

/** Builds a remote that uses parts of the newer contract. */
function build() {
  const folder = path.join(scratch.path, 'remote-stories');
  scratch.write(
    'remote-stories/package.json',
    '{ "name": "remote-stories", "version": "1.0.0", "type": "module" }',
  );
  scratch.write(
    'remote-stories/src/routes.tsx',
    `import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
export default defineRemote({ name: 'remote-stories', pages: {
  list: { path: addresses.stories, title: 'Stories', description: 'Stories.', load: () => import('./pages/list/page') },
} });`,
  );
  scratch.write(
    'remote-stories/src/pages/list/page.tsx',
    `import { useHost } from '@little-arches/contracts/host';
export function Page() { const { bus } = useHost(); return <button type="button" onClick={() => { bus.publish('story/read', { story: 'bridge' }); }}>Read</button>; }`,
  );
  installContract(folder);
  scratch.write(
    'build.ts',
    `import { buildRemote } from '@little-arches/build/testing/build-remote';
export const run = async () => console.log(JSON.stringify(await buildRemote({ name: 'remote-stories', folder: ${JSON.stringify(folder)}, version: '1.0.0' })));`,
  );
  const args = programArgs(path.join(scratch.path, 'build.ts'));
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot(), encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stderr + stdout);
  return parseDescriptor(JSON.parse(stdout), 'remote-stories').extras;
}

it('describes a remote by the contract installed for it, which the tools do not have', () => {
  const extras = build();
  expect(Object.keys(extras.events?.published ?? {})).toEqual(['story/read']);
  expect(extras.handshake.contract).toEqual({ built: '1.9', needs: '1.9' });
  expect(extras.addresses.map(({ path: pattern, name }) => [pattern, name])).toEqual([
    ['/stories', 'stories'],
  ]);
});
