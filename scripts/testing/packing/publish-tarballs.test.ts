import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import { type LocalRegistry, registryProgram, startRegistry } from '../testing/local-registry';
import { parseRegistry, publishTarballs, type Tarball } from './publish-tarballs';

let scratch = '';
let registry: LocalRegistry | undefined;

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-publish-'));
});
afterAll(async () => {
  await registry?.stop();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

/** Packs a package with one file. */
function pack(content: string): Tarball {
  const folder = mkdtempSync(path.join(scratch, 'package-'));
  const [name, version] = ['@little-arches/tried', '1.0.0'];
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version, license: 'MIT' }));
  writeFileSync(path.join(folder, 'index.js'), content);
  const { status, stdout, stderr } = runNpm(['pack', '--loglevel=error'], { cwd: folder });
  if (status !== 0) throw new Error(stderr);
  return { name, version, file: path.join(folder, stdout.trim()) };
}

it.each(['registry.example', 'ftp://registry.example', ''])('refuses %j as an address', (text) => {
  expect(() => parseRegistry(text)).toThrow('must be the address of your registry');
});

const whereRegistryIs = registryProgram ? it : it.skip;

whereRegistryIs('publishes once, and refuses the same version with other content', async () => {
  registry = await startRegistry(path.join(scratch, 'registry'));
  writeFileSync(path.join(scratch, '.npmrc'), `${registry.token}=anyone\n`);
  const tarball = pack('1');
  const publish = (one: Tarball) => publishTarballs([one], registry?.address ?? '', scratch);
  expect(publish(tarball)).toEqual(['Published @little-arches/tried 1.0.0']);
  expect(publish(tarball)).toEqual(['@little-arches/tried 1.0.0 is there already']);
  expect(() => publish(pack('2'))).toThrow('has @little-arches/tried 1.0.0 with other content');
});
